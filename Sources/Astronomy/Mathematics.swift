#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The platform's elementary functions, in radians; the only file of the module that imports the platform.

func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
func tangent(_ x: Double) -> Double { tan(x) }

/// The angle of a sine, also for one that rounding has pushed past ±1.
func arcsine(_ x: Double) -> Double { asin(max(-1, min(1, x))) }

/// The angle of a cosine, also for one that rounding has pushed past ±1.
func arccosine(_ x: Double) -> Double { acos(max(-1, min(1, x))) }

func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
func exponential(_ x: Double) -> Double { exp(x) }
func naturalLogarithm(_ x: Double) -> Double { log(x) }
func decimalLogarithm(_ x: Double) -> Double { log10(x) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
