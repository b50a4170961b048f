import Foundation

// The platform's sine and cosine come with Foundation.
func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
