import * as fc from 'fast-check';

// A mutant is caught by the first counterexample: shrinking takes most of the time.
fc.configureGlobal({ endOnFailure: true });
