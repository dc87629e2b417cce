// swift-format-ignore-file
// Written by generate-gazetteer; GeoNames (CC BY 4.0), airportsdata (MIT).
extension GazetteerData {
  static var regions: StaticString {
    #"""
AD||Andorra la Vella
AD||Escaldes-Engordany
AE||Abu Dhabi
AE||Ajman
AE||Dubai
AE||Fujairah
AE||Imārat Umm al Qaywayn
AE||Raʼs al Khaymah
AE||Sharjah
AF||Badakhshan
AF||Badghis
AF||Baghlan
AF||Balkh
AF||Bamyan
AF||Daykundi
AF||Farah
AF||Faryab
AF||Ghazni
AF||Ghowr
AF||Helmand
AF||Herat
AF||Jowzjan
AF||Kabul
AF||Kandahar
AF||Khowst
AF||Kunar
AF||Kunduz
AF||Laghman
AF||Logar
AF||Nangarhar
AF||Nimroz
AF||Oruzgan
AF||Paktia
AF||Paktika
AF||Panjshir
AF||Parwan
AF||Samangan
AF||Sar-e Pol Province
AF||Takhar
AG||Saint George Parish
AG||Saint John Parish
AI||George Hill
AI||The Valley
AL||Berat County
AL||Dibër County
AL||Durrës County
AL||Elbasan County
AL||Fier County
AL||Gjirokastër County
AL||Korçë County
AL||Kukës County
AL||Lezhë County
AL||Shkodër County
AL||Tirana
AL||Vlorë County
AM||Aragatsotn
AM||Ararat
AM||Armavir
AM||Gegharkunik
AM||Kotayk
AM||Lori
AM||Shirak
AM||Syunik
AM||Tavush
AM||Yerevan
AO||Bengo
AO||Benguela
AO||Bíe
AO||Cabinda
AO||Cuando Cobango
AO||Cuanza Norte
AO||Cunene
AO||Huambo
AO||Huíla
AO||Kwanza Sul
AO||Luanda
AO||Luanda Norte
AO||Lunda Sul
AO||Malanje
AO||Moxico
AO||Namibe
AO||Uíge
AO||Zaire
AQ||
AR||Buenos Aires
AR||Buenos Aires F.D.
AR||Catamarca
AR||Chaco
AR||Chubut
AR||Cordoba
AR||Corrientes
AR||Entre Rios
AR||Formosa
AR||Jujuy
AR||La Pampa
AR||La Rioja
AR||Mendoza
AR||Misiones
AR||Neuquen
AR||Rio Negro
AR||Salta
AR||San Juan
AR||San Luis
AR||Santa Cruz
AR||Santa Fe
AR||Santiago del Estero
AR||Tierra del Fuego
AR||Tucuman
AS||Eastern District
AS||Manu'a
AS||Western District
AT||Burgenland
AT||Carinthia
AT||Lower Austria
AT||Salzburg
AT||Styria
AT||Tyrol
AT||Upper Austria
AT||Vienna
AT||Vorarlberg
AU|ACT|Australian Capital Territory
AU|NSW|New South Wales
AU|NT|Northern Territory
AU|QLD|Queensland
AU|SA|South Australia
AU|TAS|Tasmania
AU|VIC|Victoria
AU|WA|Western Australia
AW||
AX||Mariehamns stad
AZ||
AZ||Abşeron
AZ||Agsu District
AZ||Astara
AZ||Ağcabǝdi
AZ||Ağdam
AZ||Ağdaş
AZ||Baki
AZ||Barda
AZ||Beyləqan
AZ||Bilasuvar District
AZ||Fuzuli District
AZ||Goygol Rayon
AZ||Göyçay
AZ||Hacıqabul
AZ||Ismayilli District
AZ||Jalilabad
AZ||Kurdamir District
AZ||Lerik District
AZ||Lənkəran
AZ||Nakhichevan ASSR
AZ||Neftçala
AZ||Qazax
AZ||Quba
AZ||Qusar District
AZ||Saatlı
AZ||Sabirabad District
AZ||Salyan District
AZ||Shabran
AZ||Shaki City
AZ||Shirvan
AZ||Shusha
AZ||Siyǝzǝn
AZ||Sumqayit
AZ||Tartar District
AZ||Tovuz District
AZ||Ucar
AZ||Xaçmaz
AZ||Yevlax City
AZ||Zangilan District
AZ||Zaqatala District
AZ||İmişli
AZ||Şamaxı
AZ||Şǝmkir
BA||Brčko
BA||Federation of B&H
BA||Srpska
BB||Christ Church
BB||Saint Michael
BD||Barisal Division
BD||Chittagong
BD||Dhaka Division
BD||Khulna Division
BD||Mymensingh Division
BD||Rajshahi Division
BD||Rangpur Division
BD||Sylhet Division
BE||Brussels Capital
BE||Flanders
BE||Wallonia
BF||Boucle du Mouhoun
BF||Cascades Region
BF||Centre
BF||Centre-Est
BF||Centre-Nord
BF||Centre-Ouest
BF||Centre-Sud
BF||Est
BF||Hauts-Bassins
BF||Nord
BF||Plateau-Central
BF||Sahel
BF||Sud-Ouest
BG||Blagoevgrad
BG||Burgas
BG||Dobrich
BG||Gabrovo
BG||Haskovo
BG||Kardzhali
BG||Kyustendil
BG||Lovech
BG||Montana
BG||Pazardzhik
BG||Pernik
BG||Pleven
BG||Plovdiv
BG||Razgrad
BG||Ruse
BG||Shumen
BG||Silistra
BG||Sliven
BG||Smolyan
BG||Sofia
BG||Sofia-Capital
BG||Stara Zagora
BG||Targovishte
BG||Varna
BG||Veliko Tarnovo
BG||Vidin
BG||Vratsa
BG||Yambol
BH||Manama
BH||Muharraq
BH||Northern
BH||Southern Governorate
BI||Bubanza
BI||Bujumbura Mairie
BI||Bujumbura Rural
BI||Bururi
BI||Cankuzo
BI||Cibitoke
BI||Gitega
BI||Kayanza
BI||Kirundo
BI||Ngozi
BI||Rumonge
BJ||Alibori
BJ||Atakora
BJ||Atlantique
BJ||Borgou
BJ||Collines
BJ||Donga
BJ||Kouffo
BJ||Littoral
BJ||Mono
BJ||Ouémé
BJ||Plateau
BJ||Zou
BL||
BM||Hamilton city
BM||Saint George
BN||
BN||Belait
BN||Brunei-Muara District
BN||Tutong
BO||Beni Department
BO||Chuquisaca Department
BO||Cochabamba
BO||La Paz Department
BO||Oruro
BO||Pando
BO||Potosí Department
BO||Santa Cruz Department
BO||Tarija Department
BQ||Bonaire
BQ||Saba
BQ||Sint Eustatius
BR|AC|Acre
BR|AL|Alagoas
BR|AM|Amazonas
BR|AP|Amapá
BR|BA|Bahia
BR|CE|Ceará
BR|DF|Federal District
BR|ES|Espírito Santo
BR|GO|Goiás
BR|MA|Maranhão
BR|MG|Minas Gerais
BR|MS|Mato Grosso do Sul
BR|MT|Mato Grosso
BR|PA|Pará
BR|PB|Paraíba
BR|PE|Pernambuco
BR|PI|Piauí
BR|PR|Paraná
BR|RJ|Rio de Janeiro
BR|RN|Rio Grande do Norte
BR|RO|Rondônia
BR|RR|Roraima
BR|RS|Rio Grande do Sul
BR|SC|Santa Catarina
BR|SE|Sergipe
BR|SP|São Paulo
BR|TO|Tocantins
BS||
BS||Acklins
BS||Bimini
BS||Black Point
BS||Cat Island
BS||Central Abaco
BS||Central Eleuthera
BS||Crooked Island and Long Cay
BS||East Grand Bahama
BS||Exuma
BS||Freeport
BS||Harbour Island
BS||Inagua
BS||Long Island
BS||Mayaguana
BS||Moore’s Island
BS||New Providence
BS||North Abaco
BS||North Andros
BS||Ragged Island
BS||Rum Cay
BS||San Salvador
BS||West Grand Bahama
BT||Bumthang District
BT||Chukha
BT||Paro
BT||Punakha
BT||Sarpang District
BT||Thimphu District
BT||Tsirang District
BW||Central
BW||Chobe
BW||City of Francistown
BW||Gaborone
BW||Ghanzi
BW||Jwaneng
BW||Kgalagadi
BW||Kgatleng
BW||Kweneng
BW||Lobatse
BW||Ngwaketsi
BW||North-West
BW||Selibe Phikwe
BW||South-East
BW||Sowa Town
BY||
BY||Brest
BY||Gomel Oblast
BY||Grodnenskaya
BY||Minsk
BY||Mogilev
BY||Vitebsk
BZ||Belize District
BZ||Cayo District
BZ||Orange Walk District
BZ||Southern District
CA|AB|Alberta
CA|BC|British Columbia
CA|MB|Manitoba
CA|NB|New Brunswick
CA|NL|Newfoundland and Labrador
CA|NS|Nova Scotia
CA|NT|Northwest Territories
CA|NU|Nunavut
CA|ON|Ontario
CA|PE|Prince Edward Island
CA|QC|Quebec
CA|SK|Saskatchewan
CA|YT|Yukon
CC||
CD||Bas-Congo
CD||Bas-Uele
CD||East Kasai
CD||Haut-Katanga
CD||Haut-Lomami
CD||Haut-Uele
CD||Ituri
CD||Kasai
CD||Kasai-Central
CD||Kinshasa
CD||Kwango
CD||Kwilu
CD||Lomami
CD||Lualaba
CD||Mai-Ndombe
CD||Maniema
CD||Mongala
CD||Nord Kivu
CD||Nord-Ubangi
CD||Sankuru
CD||South Kivu
CD||Sud-Ubangi
CD||Tanganyika
CD||Tshopo
CD||Tshuapa
CD||Équateur
CF||Bamingui-Bangoran
CF||Bangui
CF||Basse-Kotto
CF||Haut-Mbomou
CF||Haute-Kotto
CF||Kémo
CF||Lim-Pendé
CF||Lobaye
CF||Mambéré
CF||Mambéré-Kadéï
CF||Mbomou
CF||Nana-Grébizi
CF||Nana-Mambéré
CF||Ombella-M'Poko
CF||Ouaka
CF||Ouham
CF||Ouham-Fafa
CF||Ouham-Pendé
CF||Sangha-Mbaéré
CF||Vakaga
CG||Bouenza
CG||Brazzaville
CG||Cuvette
CG||Cuvette-Ouest
CG||Likouala
CG||Lékoumou
CG||Niari
CG||Plateaux
CG||Pointe-Noire
CG||Pool
CG||Sangha
CH|AG|Aargau
CH|AR|Appenzell Ausserrhoden
CH|BE|Bern
CH|BL|Basel-Landschaft
CH|BS|Basel-City
CH|FR|Fribourg
CH|GE|Geneva
CH|GR|Grisons
CH|LU|Lucerne
CH|NE|Neuchâtel
CH|NW|Nidwalden
CH|SG|Saint Gallen
CH|SH|Schaffhausen
CH|SO|Solothurn
CH|SZ|Schwyz
CH|TG|Thurgau
CH|TI|Ticino
CH|VD|Vaud
CH|VS|Valais
CH|ZG|Zug
CH|ZH|Zurich
CI||Abidjan Autonomous District
CI||Bas-Sassandra District
CI||Comoé District
CI||Denguélé District
CI||Gôh-Djiboua
CI||Lacs District
CI||Lagunes District
CI||Montagnes
CI||Sassandra-Marahoué
CI||Savanes District
CI||Vallée du Bandama District
CI||Woroba
CI||Yamoussoukro
CI||Zanzan District
CK||Rarotonga
CL||Antofagasta
CL||Araucanía
CL||Arica y Parinacota Region
CL||Atacama
CL||Aysén
CL||Biobío
CL||Coquimbo Region
CL||Los Lagos Region
CL||Los Ríos Region
CL||Maule Region
CL||O'Higgins Region
CL||Region of Magallanes
CL||Santiago Metropolitan
CL||Tarapacá
CL||Valparaíso
CL||Ñuble
CM||Adamaoua
CM||Centre
CM||East
CM||Far North
CM||Littoral
CM||North
CM||North-West
CM||South
CM||South-West
CM||West
CN||
CN||Anhui
CN||Beijing
CN||Chongqing
CN||Fujian
CN||Gansu
CN||Guangdong
CN||Guangxi
CN||Guizhou
CN||Hainan
CN||Hebei
CN||Heilongjiang
CN||Henan
CN||Hubei
CN||Hunan
CN||Inner Mongolia
CN||Jiangsu
CN||Jiangxi
CN||Jilin
CN||Liaoning
CN||Ningxia
CN||Qinghai
CN||Shaanxi
CN||Shandong
CN||Shanghai
CN||Shanxi
CN||Sichuan
CN||Tianjin
CN||Tibet
CN||Xinjiang
CN||Yunnan
CN||Zhejiang
CO||Amazonas Department
CO||Antioquia
CO||Arauca Department
CO||Atlántico
CO||Bogota D.C.
CO||Bolívar
CO||Boyacá
CO||Caldas Department
CO||Caquetá
CO||Casanare Department
CO||Cauca Department
CO||Cesar Department
CO||Chocó
CO||Cundinamarca
CO||Córdoba
CO||Guainía Department
CO||Guaviare Department
CO||Huila Department
CO||La Guajira Department
CO||Magdalena Department
CO||Meta Department
CO||Nariño
CO||Norte de Santander Department
CO||Putumayo Department
CO||Quindío Department
CO||Risaralda Department
CO||San Andres y Providencia
CO||Santander Department
CO||Sucre Department
CO||Tolima Department
CO||Valle del Cauca Department
CO||Vaupés
CO||Vichada Department
CR||Alajuela Province
CR||Cartago Province
CR||Guanacaste Province
CR||Heredia Province
CR||Limón Province
CR||Puntarenas Province
CR||San José
CU||
CU||Artemisa
CU||Camagüey
CU||Ciego de Ávila Province
CU||Cienfuegos Province
CU||Granma Province
CU||Guantánamo Province
CU||Havana
CU||Holguín Province
CU||Matanzas Province
CU||Mayabeque
CU||Pinar del Río
CU||Santiago de Cuba Province
CU||Villa Clara Province
CV||Boa Vista
CV||Brava
CV||Maio
CV||Mosteiros
CV||Praia
CV||Ribeira Brava
CV||Ribeira Grande
CV||Sal
CV||Santa Catarina
CV||São Filipe
CV||São Vicente
CW||
CX||
CY||
CY||Ammochostos
CY||Keryneia
CY||Larnaka
CY||Limassol
CY||Nicosia
CY||Pafos
CZ||Central Bohemia
CZ||Jihočeský kraj
CZ||Karlovarský kraj
CZ||Královéhradecký kraj
CZ||Liberecký kraj
CZ||Moravskoslezský
CZ||Olomoucký
CZ||Pardubický
CZ||Plzeň Region
CZ||Prague
CZ||South Moravian
CZ||Vysočina
CZ||Zlín
CZ||Ústecký kraj
DE|BB|Brandenburg
DE|BE|State of Berlin
DE|BW|Baden-Wurttemberg
DE|BY|Bavaria
DE|HB|City state Bremen
DE|HE|Hesse
DE|HH|Hamburg
DE|MV|Mecklenburg-Vorpommern
DE|NI|Lower Saxony
DE|NW|North Rhine-Westphalia
DE|RP|Rheinland-Pfalz
DE|SH|Schleswig-Holstein
DE|SL|Saarland
DE|SN|Saxony
DE|ST|Saxony-Anhalt
DE|TH|Thuringia
DJ||Ali Sabieh
DJ||Arta
DJ||Dikhil
DJ||Djibouti
DJ||Obock
DJ||Tadjourah
DK||Capital Region
DK||Central Jutland
DK||North Denmark
DK||South Denmark
DK||Zealand
DM||Saint Andrew Parish
DM||Saint George Parish
DM||Saint Paul Parish
DO||
DO||Azua Province
DO||Baoruco Province
DO||Barahona Province
DO||Dajabón
DO||Duarte Province
DO||El Seíbo
DO||Espaillat Province
DO||Hato Mayor Province
DO||Hermanas Mirabal
DO||La Altagracia Province
DO||La Romana
DO||La Vega
DO||María Trinidad Sánchez
DO||Monseñor Nouel
DO||Monte Cristi Province
DO||Monte Plata Province
DO||Nacional
DO||Pedernales Province
DO||Peravia
DO||Puerto Plata
DO||Samaná
DO||San Cristóbal
DO||San Juan Province
DO||San Pedro de Macorís
DO||Santiago Province
DO||Santiago Rodríguez
DO||Santo Domingo Province
DO||Sánchez Ramírez
DO||Valverde Province
DZ||Adrar
DZ||Algiers
DZ||Annaba
DZ||Aïn Defla
DZ||Aïn Témouchent
DZ||Batna
DZ||Biskra
DZ||Blida
DZ||Bordj Badji Mokhtar
DZ||Bordj Bou Arréridj
DZ||Bouira
DZ||Boumerdes
DZ||Béchar
DZ||Béjaïa
DZ||Chlef
DZ||Constantine
DZ||Djanet
DZ||Djelfa
DZ||El Bayadh
DZ||El Menia
DZ||El Mghair
DZ||El Oued
DZ||El Tarf
DZ||Ghardaia
DZ||Guelma
DZ||Illizi
DZ||In Guezzam
DZ||In Salah
DZ||Jijel
DZ||Khenchela
DZ||Laghouat
DZ||M'Sila
DZ||Mascara
DZ||Medea
DZ||Mila
DZ||Mostaganem
DZ||Naama
DZ||Oran
DZ||Ouargla
DZ||Ouled Djellal
DZ||Oum el Bouaghi
DZ||Relizane
DZ||Saida
DZ||Sidi Bel Abbès
DZ||Skikda
DZ||Souk Ahras
DZ||Sétif
DZ||Tamanrasset
DZ||Tiaret
DZ||Timimoun
DZ||Tindouf
DZ||Tipaza
DZ||Tissemsilt
DZ||Tizi Ouzou
DZ||Tlemcen
DZ||Touggourt
DZ||Tébessa
EC||Azuay
EC||Bolívar
EC||Carchi
EC||Cañar
EC||Chimborazo Province
EC||Cotopaxi
EC||El Oro
EC||Esmeraldas
EC||Galápagos
EC||Guayas
EC||Imbabura
EC||Loja
EC||Los Ríos
EC||Manabí
EC||Morona-Santiago Province
EC||Napo
EC||Orellana Province
EC||Pastaza Province
EC||Pichincha
EC||Santa Elena
EC||Santo Domingo de los Tsáchilas
EC||Sucumbíos
EC||Tungurahua Province
EC||Zamora Chinchipe
EE||Harjumaa
EE||Hiiumaa
EE||Ida-Virumaa
EE||Pärnumaa
EE||Saare
EE||Tartu
EE||Viljandimaa
EG||
EG||Alexandria
EG||Aswan
EG||Asyut
EG||Beheira
EG||Beni Suweif
EG||Cairo
EG||Dakahlia
EG||Damietta
EG||Faiyum
EG||Gharbia
EG||Giza
EG||Ismailia
EG||Kafr el-Sheikh
EG||Luxor
EG||Matruh
EG||Minya
EG||Monufia
EG||New Valley
EG||North Sinai
EG||Port Said
EG||Qalyubia
EG||Qena
EG||Red Sea
EG||Sharqia
EG||Sohag
EG||South Sinai
EG||Suez
EH||
ER||Anseba
ER||Debub
ER||Gash-Barka
ER||Maekel
ER||Northern Red Sea
ER||Southern Red Sea
ES||Andalusia
ES||Aragon
ES||Asturias
ES||Balearic Islands
ES||Basque Country
ES||Canary Islands
ES||Cantabria
ES||Castille and León
ES||Castille-La Mancha
ES||Catalonia
ES||Ceuta
ES||Extremadura
ES||Galicia
ES||La Rioja
ES||Madrid
ES||Melilla
ES||Murcia
ES||Navarre
ES||Valencia
ET||
ET||Addis Ababa
ET||Amhara
ET||Bīnshangul Gumuz
ET||Central Ethiopia Regional State
ET||Dire Dawa
ET||Gambela
ET||Harari
ET||Oromiya
ET||Sidama Region
ET||Somali
ET||South Ethiopia Regional State
ET||South West Ethiopia Peoples' Region
ET||Tigray
ET||Āfar
FI||Central Finland
FI||Central Ostrobothnia
FI||Kainuu
FI||Kanta-Häme
FI||Kymenlaakso
FI||Lapland
FI||North Karelia
FI||North Ostrobothnia
FI||North Savo
FI||Ostrobothnia
FI||Paijat-Hame
FI||Pirkanmaa
FI||Satakunta
FI||South Karelia
FI||South Ostrobothnia
FI||South Savo
FI||Southwest Finland
FI||Uusimaa
FJ||Central
FJ||Eastern
FJ||Northern
FJ||Rotuma
FJ||Western
FK||
FM||Chuuk
FM||Kosrae
FM||Pohnpei State
FM||Yap State
FO||Streymoy
FO||Vágar
FR||Auvergne-Rhône-Alpes
FR||Bourgogne-Franche-Comté
FR||Brittany
FR||Centre
FR||Corsica
FR||Grand Est
FR||Hauts-de-France
FR||Normandy
FR||Nouvelle-Aquitaine
FR||Occitanie
FR||Pays de la Loire
FR||Provence-Alpes-Côte d'Azur
FR||Île-de-France
GA||Estuaire
GA||Haut-Ogooué
GA||Moyen-Ogooué
GA||Ngouni
GA||Nyanga
GA||Ogooué-Ivindo
GA||Ogooué-Lolo
GA||Ogooué-Maritime
GA||Woleu-Ntem
GB|ENG|England
GB|NIR|Northern Ireland
GB|SCT|Scotland
GB|WLS|Wales
GD||Carriacou and Petite Martinique
GD||Saint George Parish
GE||
GE||Abkhazia
GE||Adjara
GE||Imereti
GE||Kakheti
GE||Kvemo Kartli
GE||Samegrelo and Zemo Svaneti
GE||Samtskhe-Javakheti
GE||Shida Kartli
GF||Guyane
GG||
GG||Alderney
GG||St Peter Port
GH||Ahafo
GH||Ashanti
GH||Bono
GH||Bono East
GH||Central
GH||Eastern
GH||Greater Accra
GH||North East
GH||Northern
GH||Oti
GH||Savannah
GH||Upper East
GH||Upper West
GH||Volta
GH||Western
GH||Western North
GI||
GL||Avannaata
GL||Kujalleq
GL||Qeqertalik
GL||Qeqqata
GL||Sermersooq
GM||Banjul
GM||Lower River
GM||North Bank
GM||Upper River
GM||Western
GN||Boké Region
GN||Conakry
GN||Faranah
GN||Kankan Region
GN||Kindia
GN||Labé Region
GN||Mamou Region
GN||Nzérékoré Region
GP||Guadeloupe
GQ||Bioko Norte
GQ||Djibloho
GQ||Kié-Ntem
GQ||Litoral
GR||Attica
GR||Central Greece
GR||Central Macedonia
GR||Crete
GR||East Macedonia and Thrace
GR||Epirus
GR||Ionian Islands
GR||North Aegean
GR||Peloponnese
GR||South Aegean
GR||Thessaly
GR||West Greece
GR||West Macedonia
GS||
GT||Alta Verapaz
GT||Baja Verapaz
GT||Chimaltenango
GT||Chiquimula
GT||El Progreso
GT||Escuintla
GT||Guatemala
GT||Huehuetenango
GT||Izabal Department
GT||Jalapa
GT||Jutiapa
GT||Petén
GT||Quetzaltenango
GT||Quiché
GT||Retalhuleu
GT||Sacatepéquez
GT||San Marcos
GT||Santa Rosa Department
GT||Sololá
GT||Suchitepeque
GT||Totonicapán
GT||Zacapa
GU||Barrigada
GU||Dededo
GU||Hagatna
GU||Mangilao
GU||Tamuning
GU||Yigo
GW||Bafatá
GW||Bissau
GW||Bolama
GW||Gabú
GY||
GY||Demerara-Mahaica
GY||East Berbice-Corentyne
GY||Essequibo Islands-West Demerara
HK||
HK||Central and Western
HK||Eastern
HK||Islands
HK||Kowloon City
HK||Kwai Tsing
HK||Kwun Tong
HK||North
HK||Sai Kung
HK||Sha Tin
HK||Sham Shui Po
HK||Southern
HK||Tai Po
HK||Tsuen Wan
HK||Tuen Mun
HK||Wan Chai
HK||Wong Tai Sin
HK||Yau Tsim Mong
HK||Yuen Long
HN||Atlántida Department
HN||Bay Islands
HN||Choluteca Department
HN||Colón Department
HN||Comayagua Department
HN||Copán Department
HN||Cortés Department
HN||El Paraíso Department
HN||Francisco Morazán Department
HN||Gracias a Dios Department
HN||Intibucá Department
HN||La Paz Department
HN||Lempira Department
HN||Ocotepeque Department
HN||Olancho Department
HN||Santa Bárbara Department
HN||Valle Department
HN||Yoro Department
HR||Bjelovar-Bilogora
HR||Brod-Posavina
HR||County of Osijek-Baranja
HR||Dubrovnik-Neretva
HR||Istria
HR||Karlovac
HR||Koprivnica-Križevci
HR||Međimurje
HR||Požega-Slavonia
HR||Primorje-Gorski Kotar
HR||Sisak-Moslavina
HR||Split-Dalmatia
HR||Varaždin
HR||Vukovar-Srijem
HR||Zadar
HR||Zagreb
HR||Zagreb County
HR||Šibenik-Knin
HT||Artibonite
HT||Centre
HT||Grand'Anse
HT||Nippes
HT||Nord
HT||Nord-Est
HT||Nord-Ouest
HT||Ouest
HT||Sud
HT||Sud-Est
HU||
HU||Baranya
HU||Bekes County
HU||Borsod-Abaúj-Zemplén
HU||Budapest
HU||Bács-Kiskun
HU||Csongrád
HU||Fejér
HU||Győr-Moson-Sopron
HU||Hajdú-Bihar
HU||Heves County
HU||Jász-Nagykun-Szolnok
HU||Komárom-Esztergom
HU||Nógrád
HU||Pest County
HU||Somogy County
HU||Szabolcs-Szatmár-Bereg
HU||Tolna County
HU||Vas County
HU||Veszprém
HU||Zala County
ID||Aceh
ID||Bali
ID||Bangka–Belitung Islands
ID||Banten
ID||Bengkulu
ID||Central Java
ID||Central Kalimantan
ID||Central Papua
ID||Central Sulawesi
ID||East Java
ID||East Kalimantan
ID||East Nusa Tenggara
ID||Gorontalo
ID||Highland Papua
ID||Jakarta
ID||Jambi
ID||Lampung
ID||Maluku
ID||North Kalimantan
ID||North Maluku
ID||North Sulawesi
ID||North Sumatra
ID||Papua
ID||Riau
ID||Riau Islands
ID||South Kalimantan
ID||South Papua
ID||South Sulawesi
ID||South Sumatra
ID||Southeast Sulawesi
ID||Southwest Papua
ID||West Java
ID||West Kalimantan
ID||West Nusa Tenggara
ID||West Papua
ID||West Sulawesi
ID||West Sumatra
ID||Yogyakarta
IE||Connacht
IE||Leinster
IE||Munster
IE||Ulster
IL||Central District
IL||Haifa
IL||Jerusalem
IL||Judea and Samaria Area
IL||Northern District
IL||Southern District
IL||Tel Aviv
IM||Douglas
IM||Malew
IN||Andaman and Nicobar
IN||Andhra Pradesh
IN||Arunachal Pradesh
IN||Assam
IN||Bihar
IN||Chandigarh
IN||Chhattisgarh
IN||Dadra and Nagar Haveli and Daman and Diu
IN||Delhi
IN||Goa
IN||Gujarat
IN||Haryana
IN||Himachal Pradesh
IN||Jammu and Kashmir
IN||Jharkhand
IN||Karnataka
IN||Kerala
IN||Laccadives
IN||Ladakh
IN||Madhya Pradesh
IN||Maharashtra
IN||Manipur
IN||Meghalaya
IN||Mizoram
IN||Nagaland
IN||Odisha
IN||Puducherry
IN||Punjab
IN||Rajasthan
IN||Sikkim
IN||Tamil Nadu
IN||Telangana
IN||Tripura
IN||Uttar Pradesh
IN||Uttarakhand
IN||West Bengal
IQ||Al Anbar
IQ||Al Muthanna Governorate
IQ||Al Qādisīyah
IQ||An Najaf
IQ||Baghdad
IQ||Basra
IQ||Bābil
IQ||Dhi Qar
IQ||Diyālá
IQ||Duhok
IQ||Erbil
IQ||Karbalāʼ
IQ||Kirkuk
IQ||Maysan
IQ||Nineveh
IQ||Salah ad Din
IQ||Sulaymaniyah
IQ||Wāsiţ
IR||Alborz Province
IR||Ardabil Province
IR||Bushehr
IR||Chaharmahal and Bakhtiari
IR||East Azerbaijan
IR||Fars
IR||Gilan Province
IR||Golestan
IR||Hamadan Province
IR||Hormozgan
IR||Ilam Province
IR||Isfahan
IR||Kerman
IR||Kermanshah Province
IR||Khuzestan
IR||Kohgiluyeh and Boyer-Ahmad
IR||Kurdistan Province
IR||Lorestan Province
IR||Markazi
IR||Māzandarān
IR||North Khorasan
IR||Qazvin Province
IR||Qom Province
IR||Razavi Khorasan
IR||Semnan
IR||Sistan and Baluchestan
IR||South Khorasan Province
IR||Tehran
IR||West Azerbaijan
IR||Yazd Province
IR||Zanjan
IS||Capital Region
IS||East
IS||Northeast
IS||Northwest
IS||South
IS||Southern Peninsula
IS||West
IS||Westfjords
IT||Abruzzo
IT||Aosta Valley
IT||Apulia
IT||Basilicate
IT||Calabria
IT||Campania
IT||Emilia-Romagna
IT||Friuli Venezia Giulia
IT||Lazio
IT||Liguria
IT||Lombardy
IT||Molise
IT||Piedmont
IT||Sardinia
IT||Sicily
IT||The Marches
IT||Trentino-Alto Adige
IT||Tuscany
IT||Umbria
IT||Veneto
JE||
JE||St Helier
JM||Clarendon
JM||Hanover
JM||Kingston
JM||Manchester
JM||Portland Parish
JM||Saint Andrew Parish
JM||Saint Ann Parish
JM||Saint Catherine Parish
JM||Saint James Parish
JM||Saint Mary Parish
JM||Westmoreland
JO||Ajlun
JO||Amman
JO||Aqaba
JO||Balqa
JO||Irbid
JO||Jerash
JO||Karak
JO||Madaba
JO||Mafraq
JO||Ma’an
JO||Tafielah
JO||Zarqa
JP||Aichi
JP||Akita
JP||Aomori
JP||Chiba
JP||Ehime
JP||Fukui
JP||Fukuoka
JP||Fukushima
JP||Gifu
JP||Gunma
JP||Hiroshima
JP||Hokkaido
JP||Hyōgo
JP||Ibaraki
JP||Ishikawa
JP||Iwate
JP||Kagawa
JP||Kagoshima
JP||Kanagawa
JP||Kochi
JP||Kumamoto
JP||Kyoto
JP||Mie
JP||Miyagi
JP||Miyazaki
JP||Nagano
JP||Nagasaki
JP||Nara
JP||Niigata
JP||Oita
JP||Okayama
JP||Okinawa
JP||Osaka
JP||Saga
JP||Saitama
JP||Shiga
JP||Shimane
JP||Shizuoka
JP||Tochigi
JP||Tokushima
JP||Tokyo
JP||Tottori
JP||Toyama
JP||Wakayama
JP||Yamagata
JP||Yamaguchi
JP||Yamanashi
KE||Baringo
KE||Bungoma County
KE||Busia County
KE||Elegeyo-Marakwet
KE||Embu County
KE||Garissa County
KE||Homa Bay County
KE||Isiolo County
KE||Kajiado County
KE||Kakamega County
KE||Kericho County
KE||Kiambu County
KE||Kilifi County
KE||Kirinyaga County
KE||Kisii County
KE||Kisumu County
KE||Kitui County
KE||Kwale County
KE||Laikipia
KE||Lamu
KE||Machakos County
KE||Makueni County
KE||Mandera County
KE||Marsabit County
KE||Meru County
KE||Migori County
KE||Mombasa County
KE||Murang'A
KE||Nairobi County
KE||Nakuru County
KE||Nandi
KE||Narok County
KE||Nyamira county
KE||Nyandarua County
KE||Nyeri County
KE||Samburu County
KE||Siaya County
KE||Taita Taveta
KE||Tana River County
KE||Tharaka - Nithi
KE||Trans Nzoia
KE||Turkana County
KE||Uasin Gishu County
KE||Vihiga County
KE||Wajir County
KE||West Pokot County
KG||Batken
KG||Bishkek
KG||Chuy Region
KG||Issyk-Kul
KG||Jalal-Abad Region
KG||Naryn Region
KG||Osh Region
KG||Talas Region
KH||Banteay Meanchey
KH||Battambang
KH||Kampong Cham
KH||Kampong Chhnang
KH||Kampong Speu Province
KH||Kampong Thom
KH||Kampot
KH||Kandal
KH||Kep
KH||Koh Kong
KH||Kratie
KH||Pailin
KH||Phnom Penh
KH||Preah Sihanouk
KH||Preah Vihear
KH||Prey Veng
KH||Pursat
KH||Ratanakiri
KH||Siem Reap
KH||Stung Treng
KH||Svay Rieng
KH||Takeo
KH||Tboung Khmum
KH||Ŏtâr Méanchey
KI||Gilbert Islands
KI||Line Islands
KM||Anjouan
KM||Grande Comore
KM||Mohéli
KN||Saint George Basseterre
KN||Saint James Windwa
KN||Saint Peter Basseterre
KP||Chagang
KP||Kaesong
KP||Kangwŏn-do
KP||Nampo
KP||North Hamgyong
KP||North Hwanghae
KP||P'yŏngan-bukto
KP||Pyongyang
KP||Rason
KP||South Hamgyong
KP||South Hwanghae
KP||South Pyongan
KP||Yanggang-do
KR||Busan
KR||Chungcheongnam-do
KR||Daegu
KR||Daejeon
KR||Gangwon-do
KR||Gwangju
KR||Gyeonggi-do
KR||Gyeongsangbuk-do
KR||Gyeongsangnam-do
KR||Incheon
KR||Jeju-do
KR||Jeollabuk-do
KR||Jeollanam-do
KR||North Chungcheong
KR||Sejong-si
KR||Seoul
KR||Ulsan
KW||Al Asimah
KW||Al Aḩmadī
KW||Al Farwaniyah
KW||Al Jahra Governorate
KW||Hawalli
KW||Mubārak al Kabīr
KY||
KY||George Town
KY||Sister Island
KY||West Bay
KZ||
KZ||Abai Region
KZ||Aktyubinskaya Oblast’
KZ||Almaty
KZ||Almaty Oblysy
KZ||Aqmola
KZ||Astana
KZ||Atyrau Oblisi
KZ||Baikonur
KZ||Batys Qazaqstan
KZ||East Kazakhstan
KZ||Jetisu Region
KZ||Karaganda
KZ||Mangghystaū
KZ||North Kazakhstan
KZ||Pavlodar Region
KZ||Qostanay
KZ||Qyzylorda
KZ||Turkistan
KZ||Ulytau Region
KZ||Zhambyl
LA||Bokeo
LA||Bolikhamsai
LA||Champasak Province
LA||Houaphan
LA||Khammouane Province
LA||Loungnamtha
LA||Luang Prabang Province
LA||Oudômxai
LA||Phôngsali
LA||Salavan Province
LA||Savannakhet Province
LA||Vientiane
LA||Vientiane Prefecture
LA||Xiagnabouli
LA||Xiangkhoang
LA||Xékong
LB||Aakkâr
LB||Baalbek-Hermel Governorate
LB||Beyrouth
LB||Béqaa
LB||Liban-Nord
LB||Mont-Liban
LB||Nabatîyé
LB||South Governorate
LC||Castries
LC||Gros-Islet
LC||Vieux-Fort
LI||Vaduz
LK||Central Province
LK||Eastern Province
LK||North Central Province
LK||North Western Province
LK||Northern Province
LK||Sabaragamuwa Province
LK||Southern Province
LK||Uva Province
LK||Western Province
LR||Bomi County
LR||Bong County
LR||Grand Bassa County
LR||Grand Gedeh County
LR||Grand Kru County
LR||Lofa County
LR||Margibi County
LR||Maryland County
LR||Montserrado County
LR||Nimba
LR||Sinoe County
LS||
LS||Berea
LS||Butha-Buthe
LS||Leribe
LS||Mafeteng District
LS||Maseru District
LS||Mohale's Hoek District
LS||Mokhotlong District
LS||Qacha's Nek District
LS||Quthing
LS||Thaba-Tseka
LT||Alytus
LT||Kaunas
LT||Klaipėda County
LT||Marijampolė County
LT||Panevėžys
LT||Siauliai
LT||Tauragė County
LT||Telsiai
LT||Utena
LT||Vilnius
LU||Esch-sur-Alzette
LU||Luxembourg
LV||Cēsis Municipality
LV||Daugavpils
LV||Jelgava
LV||Jēkabpils Municipality
LV||Jūrmala
LV||Liepāja
LV||Mārupe
LV||Ogre
LV||Riga
LV||Rēzekne
LV||Salaspils Municipality
LV||South Kurzeme Municipality
LV||Tukums Municipality
LV||Valmiera
LV||Ventspils
LY||Al Buţnān
LY||Al Jabal al Akhḑar
LY||Al Jafārah
LY||Al Jufrah
LY||Al Kufrah
LY||Al Marj
LY||Al Marqab
LY||Al Wāḩāt
LY||An Nuqāţ al Khams
LY||Ash Shāţiʼ
LY||Az Zāwiyah
LY||Banghāzī
LY||Darnah
LY||Ghāt
LY||Jabal al Gharbi
LY||Mişrātah
LY||Murzuq District
LY||Nālūt
LY||Sabha District
LY||Surt
LY||Tripoli
LY||Wādī al Ḩayāt
MA||Béni Mellal-Khénifra
MA||Casablanca-Settat
MA||Drâa-Tafilalet
MA||Fès-Meknès
MA||Guelmim-Oued Noun
MA||Laâyoune-Sakia El Hamra
MA||Marrakesh-Safi
MA||Oriental
MA||Rabat-Salé-Kénitra
MA||Souss-Massa
MA||Tanger-Tetouan-Al Hoceima
MC||Municipality of Monaco
MD||
MD||Cahul
MD||Chișinău Municipality
MD||Căuşeni
MD||Drochia
MD||Floreşti
MD||Gagauzia
MD||Hînceşti
MD||Soroca District
MD||Strășeni
MD||Sîngerei
MD||Transnistria
ME||
ME||Bar
ME||Bijelo Polje
ME||Budva
ME||Cetinje
ME||Herceg Novi
ME||Kotor
ME||Opština Nikšić
ME||Pljevlja
ME||Podgorica
MF||
MG||Alaotra Mangoro
MG||Amoron'i Mania
MG||Analamanga
MG||Analanjirofo
MG||Androy
MG||Anosy
MG||Atsimo-Andrefana
MG||Atsimo-Atsinanana
MG||Atsinanana
MG||Betsiboka
MG||Boeny
MG||Bongolava
MG||Diana
MG||Fitovinany Region
MG||Ihorombe
MG||Itasy
MG||Melaky
MG||Menabe
MG||Sava
MG||Sofia
MG||Upper Matsiatra
MG||Vakinankaratra
MG||Vatovavy Region
MH||Kwajalein Atoll
MH||Majuro Atoll
MH||Mili Atoll
MK||
MK||Bitola
MK||Bogovinje
MK||Brvenica
MK||Centar Zhupa
MK||Delchevo
MK||Gevgelija
MK||Gostivar
MK||Grad Skopje
MK||Ilinden
MK||Kavadarci
MK||Kichevo
MK||Kochani
MK||Kumanovo
MK||Lipkovo
MK||Negotino
MK||Ohrid
MK||Prilep
MK||Radovish
MK||Resen
MK||Shtip
MK||Struga
MK||Strumica
MK||Studenichani
MK||Tearce
MK||Tetovo
MK||Veles
MK||Vinica
MK||Vrapchishte
MK||Zhelino
ML||Bamako
ML||Gao
ML||Kayes
ML||Kidal
ML||Koulikoro
ML||Mopti
ML||Ménaka
ML||Sikasso
ML||Ségou
ML||Tombouctou
MM||Ayeyarwady
MM||Bago Region
MM||Chin State
MM||Kachin State
MM||Kayah State
MM||Kayin State
MM||Magway
MM||Mandalay Region
MM||Mon
MM||Nay Pyi Taw
MM||Rakhine
MM||Sagaing Region
MM||Shan State
MM||Tanintharyi Region
MM||Yangon
MN||Arkhangai Province
MN||Bayan-Ölgii Province
MN||Bayanhongor
MN||Bulgan
MN||Central Aimak
MN||Darhan Uul
MN||Dzabkhan
MN||East Aimak
MN||East Gobi Aymag
MN||Govi-Altai Province
MN||Hentiy
MN||Hovd
MN||Khövsgöl Province
MN||Orhon
MN||Selenge Province
MN||Sühbaatar
MN||Ulaanbaatar
MN||Uvs Province
MN||Ömnögovĭ
MN||Övörhangay
MO||
MO||Nossa Senhora do Carmo
MO||São Francisco Xavier
MP||Saipan
MP||Tinian
MQ||Martinique
MR||
MR||Adrar
MR||Assaba
MR||Brakna
MR||Dakhlet Nouadhibou
MR||Gorgol
MR||Guidimaka
MR||Hodh Ech Chargi
MR||Hodh El Gharbi
MR||Nouakchott Nord
MR||Nouakchott Ouest
MR||Tagant
MR||Tiris Zemmour
MR||Trarza
MS||Saint Anthony
MS||Saint Peter
MT||
MT||Qormi
MT||Saint Paul’s Bay
MT||Valletta
MU||Agalega Islands
MU||Black River
MU||Flacq
MU||Grand Port
MU||Moka
MU||Pamplemousses
MU||Plaines Wilhems
MU||Port Louis
MU||Rivière du Rempart
MU||Rodrigues
MV||Baa Atholhu
MV||Dhaalu Atholhu
MV||Faadhippolhu Atoll
MV||Gaafu Alif Atoll
MV||Gaafu Dhaalu Atoll
MV||Gnyaviyani Atoll
MV||Haa Alifu Atholhu
MV||Haa Dhaalu Atholhu
MV||Kaafu Atoll
MV||Laamu
MV||Meemu Atholhu
MV||Noonu Atoll
MV||Raa Atoll
MV||Seenu
MV||Shaviyani Atholhu
MV||Southern Ari Atoll
MV||Thaa Atholhu
MW||Central Region
MW||Northern Region
MW||Southern Region
MX||Aguascalientes
MX||Baja California
MX||Baja California Sur
MX||Campeche
MX||Chiapas
MX||Chihuahua
MX||Coahuila
MX||Colima
MX||Durango
MX||Guanajuato
MX||Guerrero
MX||Hidalgo
MX||Jalisco
MX||Mexico City
MX||Michoacán
MX||Morelos
MX||México
MX||Nayarit
MX||Nuevo León
MX||Oaxaca
MX||Puebla
MX||Querétaro
MX||Quintana Roo
MX||San Luis Potosí
MX||Sinaloa
MX||Sonora
MX||Tabasco
MX||Tamaulipas
MX||Tlaxcala
MX||Veracruz
MX||Yucatán
MX||Zacatecas
MY||Johor
MY||Kedah
MY||Kelantan
MY||Kuala Lumpur
MY||Labuan
MY||Melaka
MY||Negeri Sembilan
MY||Pahang
MY||Penang
MY||Perak
MY||Perlis
MY||Putrajaya
MY||Sabah
MY||Sarawak
MY||Selangor
MY||Terengganu
MZ||Cabo Delgado Province
MZ||Gaza Province
MZ||Inhambane Province
MZ||Manica
MZ||Maputo City
MZ||Maputo Province
MZ||Nampula
MZ||Niassa Province
MZ||Sofala
MZ||Tete
MZ||Zambezia Province
NA||Erongo Region
NA||Hardap Region
NA||Karas Region
NA||Kavango East
NA||Khomas Region
NA||Kunene Region
NA||Ohangwena Region
NA||Omaheke Region
NA||Oshana Region
NA||Oshikoto Region
NA||Otjozondjupa Region
NA||Zambezi Region
NC||Loyalty Islands
NC||North Province
NC||South Province
NE||Agadez
NE||Diffa
NE||Dosso Region
NE||Maradi Region
NE||Niamey
NE||Tahoua Region
NE||Tillabéri Region
NE||Zinder Region
NF||
NG||Abia State
NG||Adamawa
NG||Akwa Ibom State
NG||Anambra
NG||Bauchi
NG||Bayelsa State
NG||Benue State
NG||Borno State
NG||Cross River State
NG||Delta
NG||Ebonyi State
NG||Edo State
NG||Ekiti State
NG||Enugu State
NG||FCT
NG||Gombe State
NG||Imo State
NG||Jigawa State
NG||Kaduna State
NG||Kano State
NG||Katsina State
NG||Kebbi
NG||Kogi State
NG||Kwara State
NG||Lagos
NG||Nasarawa State
NG||Niger State
NG||Ogun State
NG||Ondo State
NG||Osun State
NG||Oyo State
NG||Plateau State
NG||Rivers State
NG||Sokoto
NG||Taraba State
NG||Yobe State
NG||Zamfara State
NI||Boaco Department
NI||Carazo Department
NI||Chinandega Department
NI||Chontales Department
NI||Estelí Department
NI||Granada Department
NI||Jinotega Department
NI||León Department
NI||Madriz Department
NI||Managua Department
NI||Masaya Department
NI||Matagalpa Department
NI||North Caribbean Coast
NI||Nueva Segovia Department
NI||Rivas Department
NI||Río San Juan Department
NI||South Caribbean Coast
NL||Drenthe
NL||Flevoland
NL||Friesland
NL||Gelderland
NL||Groningen
NL||Limburg
NL||North Brabant
NL||North Holland
NL||Overijssel
NL||South Holland
NL||Utrecht
NL||Zeeland
NO||Agder
NO||Akershus
NO||Buskerud
NO||Finnmark
NO||Innlandet
NO||Møre og Romsdal
NO||Nordland
NO||Oslo
NO||Rogaland
NO||Telemark
NO||Troms
NO||Trøndelag
NO||Vestfold
NO||Vestland
NO||Østfold
NP||Bagmati Province
NP||Karnali Pradesh
NP||Koshi
NP||Lumbini Province
NP||Madhesh
NP||Province 4
NP||Sudurpashchim Pradesh
NR||Yaren District
NU||
NZ||Auckland
NZ||Bay of Plenty
NZ||Canterbury
NZ||Chatham Islands
NZ||Gisborne
NZ||Hawke's Bay Region
NZ||Manawatu-Wanganui
NZ||Marlborough
NZ||Nelson Region
NZ||Northland
NZ||Otago
NZ||Southland
NZ||Taranaki Region
NZ||Tasman District
NZ||Waikato Region
NZ||Wellington Region
NZ||West Coast
OM||Ad Dakhiliyah
OM||Ad Dhahirah
OM||Al Batinah North
OM||Al Batinah South
OM||Al Buraimi
OM||Al Wusta Governorate
OM||Dhofar
OM||Musandam Governorate
OM||Muscat
OM||Northeastern Governorate
OM||Southeastern Governorate
PA||Bocas del Toro Province
PA||Chiriquí Province
PA||Coclé
PA||Colón
PA||Darién
PA||Guna Yala
PA||Herrera Province
PA||Panamá
PA||Panamá Oeste Province
PA||Veraguas Province
PE||Amazonas
PE||Ancash
PE||Apurímac Department
PE||Arequipa
PE||Ayacucho
PE||Cajamarca Department
PE||Callao
PE||Cuzco Department
PE||Huancavelica
PE||Huánuco Department
PE||Ica
PE||Junin
PE||La Libertad
PE||Lambayeque
PE||Lima Province
PE||Lima region
PE||Loreto
PE||Madre de Dios
PE||Moquegua Department
PE||Pasco
PE||Piura
PE||Puno
PE||San Martín Department
PE||Tacna
PE||Tumbes
PE||Ucayali
PF||
PF||Leeward Islands
PF||Îles Australes
PF||Îles Marquises
PF||Îles Tuamotu-Gambier
PF||Îles du Vent
PG||Bougainville
PG||Central Province
PG||Chimbu Province
PG||East New Britain Province
PG||East Sepik Province
PG||Eastern Highlands Province
PG||Enga Province
PG||Gulf Province
PG||Hela Province
PG||Jiwaka Province
PG||Madang Province
PG||Manus Province
PG||Milne Bay Province
PG||Morobe Province
PG||National Capital
PG||New Ireland
PG||Oro Province
PG||Sandaun Province
PG||Southern Highlands Province
PG||West New Britain Province
PG||Western Highlands Province
PG||Western Province
PH||Autonomous Region in Muslim Mindanao
PH||Bicol Region
PH||Cagayan Valley
PH||Calabarzon
PH||Caraga
PH||Central Luzon
PH||Central Visayas
PH||Cordillera
PH||Davao Region
PH||Eastern Visayas
PH||Ilocos
PH||Metro Manila
PH||Mimaropa
PH||Northern Mindanao
PH||Soccsksargen
PH||Western Visayas
PH||Zamboanga Peninsula
PK||Azad Kashmir
PK||Balochistan
PK||Gilgit-Baltistan
PK||Islamabad
PK||Khyber Pakhtunkhwa
PK||Punjab
PK||Sindh
PL||Greater Poland
PL||Kujawsko-Pomorskie
PL||Lesser Poland
PL||Lower Silesia
PL||Lublin
PL||Lubusz
PL||Mazovia
PL||Opole Voivodeship
PL||Podlasie
PL||Pomerania
PL||Silesia
PL||Subcarpathia
PL||Warmia-Masuria
PL||West Pomerania
PL||Łódź Voivodeship
PL||Świętokrzyskie
PM||Miquelon-Langlade
PM||Saint-Pierre
PN||
PR||Aguadilla
PR||Arecibo
PR||Barceloneta
PR||Bayamón
PR||Caguas
PR||Carolina
PR||Cataño
PR||Cayey
PR||Fajardo
PR||Guayama
PR||Guaynabo
PR||Humacao
PR||Manatí
PR||Mayagüez
PR||Ponce
PR||San Juan
PR||Toa Baja
PR||Trujillo Alto
PR||Vega Baja
PR||Yauco
PS||Gaza Strip
PS||West Bank
PT||Aveiro
PT||Azores
PT||Beja
PT||Braga
PT||Bragança
PT||Castelo Branco
PT||Coimbra
PT||Faro
PT||Guarda
PT||Leiria
PT||Lisbon
PT||Madeira
PT||Portalegre
PT||Porto
PT||Santarém
PT||Setúbal
PT||Viana do Castelo
PT||Vila Real
PT||Viseu
PT||Évora
PW||Airai
PW||Melekeok
PY||Alto Paraguay
PY||Alto Paraná Department
PY||Amambay Department
PY||Asunción
PY||Boquerón Department
PY||Caaguazú Department
PY||Caazapá
PY||Central Department
PY||Concepción
PY||Cordillera Department
PY||Guairá
PY||Itapúa
PY||Misiones Department
PY||Presidente Hayes
PY||Ñeembucú Department
QA||Al Daayen
QA||Al Khor
QA||Al Wakrah
QA||Al-Shahaniya
QA||Baladīyat ad Dawḩah
QA||Baladīyat ar Rayyān
QA||Umm Salal
RE||Réunion
RO||Alba County
RO||Arad County
RO||Arges
RO||Bacău County
RO||Bihor County
RO||Bistrița-Năsăud County
RO||Botoșani County
RO||Brașov County
RO||Brăila County
RO||București
RO||Buzău County
RO||Caraș-Severin County
RO||Cluj County
RO||Constanța County
RO||Covasna County
RO||Călărași County
RO||Dolj
RO||Dâmbovița County
RO||Galați County
RO||Giurgiu County
RO||Gorj County
RO||Harghita County
RO||Hunedoara County
RO||Ialomița County
RO||Iași County
RO||Ilfov
RO||Maramureş
RO||Mehedinți County
RO||Mureș County
RO||Neamț County
RO||Olt
RO||Prahova
RO||Satu Mare County
RO||Sibiu County
RO||Suceava
RO||Sălaj County
RO||Teleorman County
RO||Timiș County
RO||Tulcea County
RO||Vaslui County
RO||Vrancea
RO||Vâlcea County
RS||Central Serbia
RS||Vojvodina
RU||Adygeya Republic
RU||Altai
RU||Altai Krai
RU||Amur Oblast
RU||Arkhangelskaya
RU||Astrakhan Oblast
RU||Bashkortostan Republic
RU||Belgorod Oblast
RU||Bryansk Oblast
RU||Buryatiya Republic
RU||Chechnya
RU||Chelyabinsk
RU||Chukotka
RU||Chuvash Republic
RU||Dagestan
RU||Ingushetiya Republic
RU||Irkutsk Oblast
RU||Ivanovo Oblast
RU||Jewish Autonomous Oblast
RU||Kabardino-Balkariya Republic
RU||Kaliningrad Oblast
RU||Kalmykiya Republic
RU||Kaluga Oblast
RU||Kamchatka
RU||Karachayevo-Cherkesiya Republic
RU||Karelia
RU||Khabarovsk
RU||Khakasiya Republic
RU||Khanty-Mansia
RU||Kirov Oblast
RU||Komi
RU||Kostroma Oblast
RU||Krasnodar Krai
RU||Krasnoyarsk Krai
RU||Kurgan Oblast
RU||Kursk Oblast
RU||Kuzbass
RU||Leningradskaya Oblast'
RU||Lipetsk Oblast
RU||Magadan Oblast
RU||Mariy-El Republic
RU||Mordoviya Republic
RU||Moscow
RU||Moscow Oblast
RU||Murmansk
RU||Nenets
RU||Nizhny Novgorod Oblast
RU||North Ossetia–Alania
RU||Novgorod Oblast
RU||Novosibirsk Oblast
RU||Omsk Oblast
RU||Orenburg Oblast
RU||Oryol oblast
RU||Penza Oblast
RU||Perm Krai
RU||Primorye
RU||Pskov Oblast
RU||Republic of Tyva
RU||Rostov
RU||Ryazan Oblast
RU||Sakha
RU||Sakhalin Oblast
RU||Samara Oblast
RU||Saratov Oblast
RU||Smolensk Oblast
RU||St.-Petersburg
RU||Stavropol Kray
RU||Sverdlovsk Oblast
RU||Tambov Oblast
RU||Tatarstan Republic
RU||Tomsk Oblast
RU||Tula Oblast
RU||Tver Oblast
RU||Tyumen Oblast
RU||Udmurtiya Republic
RU||Ulyanovsk
RU||Vladimir Oblast
RU||Volgograd Oblast
RU||Vologda Oblast
RU||Voronezh Oblast
RU||Yamalo-Nenets
RU||Yaroslavl Oblast
RU||Zabaykalskiy (Transbaikal) Kray
RW||Eastern Province
RW||Kigali
RW||Northern Province
RW||Southern Province
RW||Western Province
SA||'Asir Region
SA||Al Bahah Region
SA||Al Jawf Region
SA||Al-Qassim Region
SA||Eastern Province
SA||Ha'il Region
SA||Jazan Region
SA||Mecca Region
SA||Medina Region
SA||Najran Region
SA||Northern Borders Region
SA||Riyadh Region
SA||Tabuk Region
SB||Choiseul Province
SB||Guadalcanal Province
SB||Honiara
SB||Isabel Province
SB||Makira-Ulawa Province
SB||Malaita Province
SB||Temotu Province
SB||Western Province
SC||
SC||La Digue and Inner Islands
SC||La Rivière Anglaise
SC||Port Glaud
SD||Al Jazīrah
SD||Al Qaḑārif
SD||Blue Nile
SD||Central Darfur
SD||Eastern Darfur
SD||Kassala
SD||Khartoum
SD||North Kordofan
SD||Northern Darfur
SD||Northern State
SD||Red Sea
SD||River Nile
SD||Sinnār
SD||Southern Darfur
SD||Southern Kordofan
SD||West Kordofan State
SD||Western Darfur
SD||White Nile
SE||Blekinge
SE||Dalarna
SE||Gotland
SE||Gävleborg
SE||Halland
SE||Jämtland
SE||Jönköping
SE||Kalmar
SE||Kronoberg
SE||Norrbotten
SE||Skåne
SE||Stockholm
SE||Södermanland
SE||Uppsala
SE||Värmland
SE||Västerbotten
SE||Västernorrland
SE||Västmanland
SE||Västra Götaland
SE||Örebro
SE||Östergötland
SG||
SH||Ascension
SH||Saint Helena
SI||
SI||Celje
SI||Hoče-Slivnica
SI||Koper-Capodistria
SI||Kranj
SI||Ljubljana
SI||Maribor City Municipality
SI||Novo Mesto
SI||Piran-Pirano
SI||Ptuj
SJ||Svalbard
SK||Banská Bystrica Region
SK||Bratislava Region
SK||Košice Region
SK||Nitra Region
SK||Prešov Region
SK||Trenčín Region
SK||Trnava Region
SK||Žilina Region
SL||Eastern Province
SL||North West
SL||Northern Province
SL||Southern Province
SL||Western Area
SM||San Marino
SN||Dakar
SN||Diourbel Region
SN||Fatick
SN||Kaffrine
SN||Kaolack
SN||Kolda
SN||Kédougou
SN||Louga
SN||Matam
SN||Saint-Louis
SN||Sédhiou
SN||Tambacounda
SN||Thiès
SN||Ziguinchor
SO||Awdal
SO||Banaadir
SO||Bari
SO||Bay
SO||Galguduud
SO||Gedo
SO||Hiiraan
SO||Lower Juba
SO||Lower Shabeelle
SO||Middle Juba
SO||Middle Shabele
SO||Mudug
SO||Nugaal
SO||Sanaag
SO||Sool
SO||Togdheer
SO||Woqooyi Galbeed
SR||Brokopondo District
SR||Coronie District
SR||Marowijne District
SR||Nickerie District
SR||Para District
SR||Paramaribo District
SR||Wanica District
SS||Central Equatoria
SS||Eastern Equatoria
SS||Jonglei
SS||Lakes
SS||Northern Bahr al Ghazal
SS||Unity
SS||Upper Nile
SS||Warrap
SS||Western Bahr al Ghazal
SS||Western Equatoria
ST||Príncipe
ST||São Tomé Island
SV||Ahuachapán
SV||Cabañas
SV||Chalatenango Department
SV||Cuscatlán
SV||La Libertad Department
SV||La Paz Department
SV||La Unión
SV||Morazán
SV||San Miguel Department
SV||San Salvador Department
SV||San Vicente Department
SV||Santa Ana Department
SV||Sonsonate Department
SV||Usulután
SX||
SY||Al-Hasakah
SY||Aleppo
SY||Ar-Raqqah
SY||As-Suwayda
SY||Daraa
SY||Deir ez-Zor
SY||Dimashq
SY||Hama
SY||Homs
SY||Idlib
SY||Latakia
SY||Quneitra
SY||Rif-dimashq
SY||Tartus
SZ||Hhohho Region
SZ||Lubombo Region
SZ||Manzini Region
TC||
TD||Barh el Gazel
TD||Batha
TD||Borkou
TD||Chari-Baguirmi
TD||Ennedi-Est
TD||Ennedi-Ouest
TD||Guéra
TD||Hadjer-Lamis
TD||Kanem
TD||Lac
TD||Logone Occidental
TD||Logone Oriental
TD||Mandoul
TD||Mayo-Kebbi Est
TD||Mayo-Kebbi Ouest
TD||Moyen-Chari
TD||N’Djaména
TD||Ouadaï
TD||Salamat
TD||Sila
TD||Tandjilé
TD||Wadi Fira
TF||Kerguelen
TG||Centrale
TG||Kara
TG||Maritime
TG||Plateaux
TG||Savanes
TH||Amnat Charoen
TH||Ang Thong
TH||Bangkok
TH||Bueng Kan
TH||Buriram
TH||Chachoengsao
TH||Chai Nat
TH||Chaiyaphum
TH||Chanthaburi
TH||Chiang Mai
TH||Chiang Rai
TH||Chon Buri
TH||Chumphon
TH||Kalasin
TH||Kamphaeng Phet
TH||Kanchanaburi
TH||Khon Kaen
TH||Krabi
TH||Lampang
TH||Lamphun
TH||Loei
TH||Lopburi
TH||Mae Hong Son
TH||Maha Sarakham
TH||Mukdahan
TH||Nakhon Nayok
TH||Nakhon Pathom
TH||Nakhon Phanom
TH||Nakhon Ratchasima
TH||Nakhon Sawan
TH||Nakhon Si Thammarat
TH||Nan
TH||Narathiwat
TH||Nong Bua Lamphu
TH||Nong Khai
TH||Nonthaburi
TH||Pathum Thani
TH||Pattani
TH||Phang Nga
TH||Phatthalung
TH||Phayao
TH||Phetchabun
TH||Phetchaburi
TH||Phichit
TH||Phitsanulok
TH||Phra Nakhon Si Ayutthaya
TH||Phrae
TH||Phuket
TH||Prachin Buri
TH||Prachuap Khiri Khan
TH||Ranong province
TH||Ratchaburi
TH||Rayong
TH||Roi Et
TH||Sa Kaeo
TH||Sakon Nakhon
TH||Samut Prakan
TH||Samut Sakhon
TH||Samut Songkhram
TH||Saraburi
TH||Satun
TH||Si Sa Ket
TH||Sing Buri
TH||Songkhla
TH||Sukhothai
TH||Suphan Buri
TH||Surat Thani
TH||Surin
TH||Tak
TH||Trang
TH||Trat
TH||Ubon Ratchathani
TH||Udon Thani
TH||Uthai Thani
TH||Uttaradit
TH||Yala
TH||Yasothon
TJ||Dushanbe
TJ||Gorno-Badakhshan
TJ||Khatlon Province
TJ||Republican Subordination
TJ||Sughd
TL||Aileu
TL||Baucau
TL||Bobonaro
TL||Cova Lima
TL||Dili Municipality
TL||Ermera
TL||Lautém
TL||Liquiçá
TL||Oecusse
TL||Viqueque
TM||Ahal
TM||Ashgabat
TM||Balkan
TM||Daşoguz
TM||Lebap
TM||Mary
TN||Ariana Governorate
TN||Ben Arous Governorate
TN||Bizerte Governorate
TN||Béja Governorate
TN||Gabès Governorate
TN||Gafsa
TN||Jendouba Governorate
TN||Kairouan
TN||Kasserine Governorate
TN||Kebili Governorate
TN||Kef Governorate
TN||Mahdia Governorate
TN||Manouba
TN||Medenine Governorate
TN||Monastir Governorate
TN||Nabeul Governorate
TN||Sfax Governorate
TN||Sidi Bouzid Governorate
TN||Siliana Governorate
TN||Sousse Governorate
TN||Tataouine
TN||Tozeur Governorate
TN||Tunis Governorate
TN||Zaghouan Governorate
TO||Ha‘apai
TO||Niuas
TO||Tongatapu
TO||Vava‘u
TO||ʻEua
TR||Adana
TR||Adıyaman Province
TR||Afyonkarahisar Province
TR||Aksaray
TR||Amasya
TR||Ankara
TR||Antalya
TR||Ardahan
TR||Artvin
TR||Aydın
TR||Ağrı
TR||Balıkesir
TR||Bartın
TR||Batman
TR||Bayburt Province
TR||Bilecik
TR||Bingöl
TR||Bitlis
TR||Bolu
TR||Burdur
TR||Bursa Province
TR||Canakkale
TR||Denizli
TR||Diyarbakır Province
TR||Düzce
TR||Edirne
TR||Elazığ
TR||Erzincan
TR||Erzurum
TR||Eskişehir
TR||Gaziantep
TR||Giresun
TR||Gümüşhane Province
TR||Hakkâri
TR||Hatay
TR||Isparta
TR||Istanbul
TR||Iğdır
TR||Kahramanmaraş
TR||Karabük Province
TR||Karaman
TR||Kars Province
TR||Kastamonu
TR||Kayseri
TR||Kilis
TR||Kocaeli
TR||Konya
TR||Kütahya
TR||Kırklareli
TR||Kırıkkale
TR||Kırşehir
TR||Malatya
TR||Manisa
TR||Mardin
TR||Mersin
TR||Muğla
TR||Muş
TR||Nevşehir Province
TR||Niğde Province
TR||Ordu
TR||Osmaniye
TR||Rize Province
TR||Sakarya
TR||Samsun
TR||Siirt
TR||Sinop
TR||Sivas
TR||Tekirdağ
TR||Tokat Province
TR||Trabzon
TR||Tunceli
TR||Uşak
TR||Van
TR||Yalova
TR||Yozgat
TR||Zonguldak Province
TR||Çankırı
TR||Çorum
TR||İzmir Province
TR||Şanlıurfa
TR||Şırnak
TT||Borough of Arima
TT||Chaguanas
TT||Diego Martin Regional Corporation
TT||Mayaro
TT||Point Fortin
TT||Port of Spain
TT||San Fernando
TT||San Juan/Laventille
TT||Sangre Grande Regional Corporation
TT||Tobago
TT||Tunapuna/Piarco
TV||Funafuti
TW||Fukien
TW||Taipei
TW||Taiwan
TW||Takao
TZ||Arusha
TZ||Dar es Salaam Region
TZ||Dodoma
TZ||Geita
TZ||Iringa
TZ||Kagera
TZ||Katavi
TZ||Kigoma
TZ||Kilimanjaro
TZ||Lindi
TZ||Manyara
TZ||Mara
TZ||Mbeya
TZ||Morogoro
TZ||Mtwara
TZ||Mwanza
TZ||Njombe
TZ||Pemba North
TZ||Pemba South
TZ||Pwani
TZ||Rukwa
TZ||Ruvuma
TZ||Shinyanga
TZ||Simiyu
TZ||Singida
TZ||Songwe
TZ||Tabora
TZ||Tanga
TZ||Zanzibar Central/South
TZ||Zanzibar North
TZ||Zanzibar Urban/West
UA||Cherkasy
UA||Chernihiv
UA||Chernivtsi
UA||Crimea
UA||Dnipropetrovsk
UA||Donetsk
UA||Ivano-Frankivsk
UA||Kharkivs’ka Oblast’
UA||Kherson
UA||Khmelnytskyi
UA||Kiev
UA||Kirovohrad
UA||Kyiv City
UA||Luhansk
UA||Lviv
UA||Mykolaiv
UA||Odessa
UA||Poltava
UA||Rivne
UA||Sevastopol City
UA||Sumy
UA||Ternopil
UA||Transcarpathia
UA||Vinnytsia
UA||Volyn
UA||Zaporizhzhia
UA||Zhytomyr
UG||Central Region
UG||Eastern Region
UG||Northern Region
UG||Western Region
UM||
US|AK|Alaska
US|AL|Alabama
US|AR|Arkansas
US|AZ|Arizona
US|CA|California
US|CO|Colorado
US|CT|Connecticut
US|DC|District of Columbia
US|DE|Delaware
US|FL|Florida
US|GA|Georgia
US|HI|Hawaii
US|IA|Iowa
US|ID|Idaho
US|IL|Illinois
US|IN|Indiana
US|KS|Kansas
US|KY|Kentucky
US|LA|Louisiana
US|MA|Massachusetts
US|MD|Maryland
US|ME|Maine
US|MI|Michigan
US|MN|Minnesota
US|MO|Missouri
US|MS|Mississippi
US|MT|Montana
US|NC|North Carolina
US|ND|North Dakota
US|NE|Nebraska
US|NH|New Hampshire
US|NJ|New Jersey
US|NM|New Mexico
US|NV|Nevada
US|NY|New York
US|OH|Ohio
US|OK|Oklahoma
US|OR|Oregon
US|PA|Pennsylvania
US|RI|Rhode Island
US|SC|South Carolina
US|SD|South Dakota
US|TN|Tennessee
US|TX|Texas
US|UT|Utah
US|VA|Virginia
US|VT|Vermont
US|WA|Washington
US|WI|Wisconsin
US|WV|West Virginia
US|WY|Wyoming
UY||Artigas
UY||Canelones
UY||Cerro Largo
UY||Colonia
UY||Durazno Department
UY||Flores Department
UY||Florida
UY||Lavalleja
UY||Maldonado
UY||Montevideo Department
UY||Paysandú Department
UY||Rivera Department
UY||Rocha Department
UY||Río Negro Department
UY||Salto Department
UY||San José Department
UY||Soriano
UY||Tacuarembó Department
UY||Treinta y Tres Department
UZ||Andijan Region
UZ||Bukhara
UZ||Fergana
UZ||Jizzakh Region
UZ||Karakalpakstan
UZ||Namangan
UZ||Navoiy Region
UZ||Qashqadaryo
UZ||Samarqand Region
UZ||Sirdaryo Region
UZ||Surxondaryo Region
UZ||Tashkent
UZ||Tashkent Region
UZ||Xorazm Region
VA||
VC||Charlotte Parish
VC||Grenadines Parish
VC||Saint George Parish
VE||Amazonas
VE||Anzoátegui
VE||Apure
VE||Aragua
VE||Barinas
VE||Bolívar
VE||Carabobo
VE||Cojedes
VE||Delta Amacuro
VE||Dependencias Federales
VE||Distrito Federal
VE||Falcón
VE||Guárico
VE||Lara
VE||Miranda
VE||Monagas
VE||Mérida
VE||Nueva Esparta
VE||Portuguesa
VE||Sucre
VE||Trujillo
VE||Táchira
VE||Vargas
VE||Yaracuy
VE||Zulia
VG||
VI||Saint Croix Island
VI||Saint Thomas Island
VN||Bắc Giang Province
VN||Bắc Kạn Province
VN||Bến Tre Province
VN||Can Tho
VN||Cao Bằng Province
VN||Cà Mau Province
VN||Gia Lai Province
VN||Hanoi
VN||Ho Chi Minh
VN||Hà Giang Province
VN||Hà Tĩnh Province
VN||Hưng Yên Province
VN||Hải Dương Province
VN||Khánh Hòa Province
VN||Kiên Giang Province
VN||Lai Châu Province
VN||Long An Povince
VN||Lào Cai Province
VN||Lâm Đồng Province
VN||Lạng Sơn Province
VN||Nam Định Province
VN||Nghệ An Province
VN||Phú Thọ Province
VN||Quảng Nam Province
VN||Quảng Ngãi Province
VN||Quảng Ninh
VN||Quảng Trị Province
VN||Sơn La Province
VN||Thanh Hóa Province
VN||Thừa Thiên Huế Province
VN||Điện Biên Province
VN||Đắk Lắk
VN||Đồng Nai Province
VN||Đồng Tháp Province
VU||
VU||Malampa
VU||Sanma
VU||Shefa
VU||Tafea
VU||Torba
WF||Alo
WF||Uvea
WS||
WS||Aiga-i-le-Tai
WS||Tuamasaga
WS||Vaisigano
XK||Ferizaj
XK||Gjakova
XK||Gjilan
XK||Mitrovica
XK||Pec
XK||Pristina
XK||Prizren
YE||Abyan Governorate
YE||Aden
YE||Al Bayda
YE||Al Hudaydah
YE||Al Jawf
YE||Al Mahrah Governorate
YE||Amanat Alasimah
YE||Dhamār
YE||Ibb Governorate
YE||Laḩij
YE||Ma’rib
YE||Muhafazat Hadramaout
YE||Omran
YE||Sanaa Governorate
YE||Shabwah
YE||Soqatra
YE||Ta‘izz
YE||Şa‘dah
YE||Ḩajjah
YT||Dzaoudzi
YT||Koungou
YT||Mamoudzou
YT||Pamandzi
ZA||Eastern Cape
ZA||Free State
ZA||Gauteng
ZA||KwaZulu-Natal
ZA||Limpopo
ZA||Mpumalanga
ZA||North West
ZA||Northern Cape
ZA||Western Cape
ZM||Central Province
ZM||Copperbelt
ZM||Eastern Province
ZM||Luapula Province
ZM||Lusaka Province
ZM||Muchinga
ZM||North-Western
ZM||Northern Province
ZM||Southern Province
ZM||Western Province
ZW||Bulawayo
ZW||Harare
ZW||Manicaland
ZW||Mashonaland Central
ZW||Mashonaland East Province
ZW||Mashonaland West
ZW||Masvingo Province
ZW||Matabeleland North
ZW||Matabeleland South Province
ZW||Midlands Province
"""#
  }

  /// Lines of the table, and the 64-bit FNV-1a hash of its bytes.
  static let regionsSeal = (lines: 2978, hash: UInt64(0xdc702d5144552a33))
}
