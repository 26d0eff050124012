import * as fc from 'fast-check';

// A mutant is caught by the first counterexample: looking for the smallest one takes most of the time.
fc.configureGlobal({ endOnFailure: true });
