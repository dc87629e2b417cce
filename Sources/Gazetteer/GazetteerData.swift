/// The tables, compiled into the program as literals and read in place: they cost nothing until they are searched.
enum GazetteerData {}
