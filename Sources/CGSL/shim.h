// The door to the GNU Scientific Library. No stable interface: LabStatistics alone looks inside.
//
// GSL names its algorithms and its version by mutable globals, which Swift 6 refuses to read.
// Each one needed is handed out by a function here.

#ifndef CGSL_SHIM_H
#define CGSL_SHIM_H

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_math.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_sf_gamma.h>
#include <gsl/gsl_sf_log.h>
#include <gsl/gsl_version.h>

/// Version of the library at run time, such as "2.7.1".
static inline const char *cgsl_version(void) { return gsl_version; }

/// Brent's bracketing root finder.
static inline const gsl_root_fsolver_type *cgsl_root_brent(void) { return gsl_root_fsolver_brent; }

#endif
