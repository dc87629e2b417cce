/// The mean elements at an instant, in radians and Earth radii: semi-major axis, eccentricity, argument of the pericenter,
/// right ascension of the ascending node, mean longitude.
struct MeanElements { var axis, eccentricity, pericenter, node, longitude: Double }
