// The door to the GNU Scientific Library. No stable interface: LabStatistics alone looks inside.
//
// GSL names its algorithms and its version by mutable globals, which Swift 6 refuses to read.
// Each one needed is handed out by a function here.

#ifndef CGSL_SHIM_H
#define CGSL_SHIM_H

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_integration.h>
#include <gsl/gsl_math.h>
#include <gsl/gsl_matrix.h>
#include <gsl/gsl_min.h>
#include <gsl/gsl_multifit_nlinear.h>
#include <gsl/gsl_multimin.h>
#include <gsl/gsl_qrng.h>
#include <gsl/gsl_randist.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_sf_bessel.h>
#include <gsl/gsl_sf_gamma.h>
#include <gsl/gsl_sf_log.h>
#include <gsl/gsl_sf_psi.h>
#include <gsl/gsl_vector.h>
#include <gsl/gsl_version.h>

/// Version of the library at run time, such as "2.7.1".
static inline const char *cgsl_version(void) { return gsl_version; }

/// Brent's bracketing root finder.
static inline const gsl_root_fsolver_type *cgsl_root_brent(void) { return gsl_root_fsolver_brent; }

/// The minimiser of Broyden, Fletcher, Goldfarb and Shanno.
static inline const gsl_multimin_fdfminimizer_type *cgsl_minimizer_bfgs(void) {
  return gsl_multimin_fdfminimizer_vector_bfgs2;
}

/// Brent's minimiser of a function of one variable.
static inline const gsl_min_fminimizer_type *cgsl_minimizer_brent(void) {
  return gsl_min_fminimizer_brent;
}

/// The simplex of Nelder and Mead.
static inline const gsl_multimin_fminimizer_type *cgsl_minimizer_simplex(void) {
  return gsl_multimin_fminimizer_nmsimplex2;
}

/// Sobol's low-discrepancy sequence, at most 40 dimensions.
static inline const gsl_qrng_type *cgsl_qrng_sobol(void) { return gsl_qrng_sobol; }

/// Trust-region nonlinear least squares.
static inline const gsl_multifit_nlinear_type *cgsl_nlinear_trust(void) {
  return gsl_multifit_nlinear_trust;
}

#endif
