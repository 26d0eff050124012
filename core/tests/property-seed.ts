import * as fc from 'fast-check';

/**
 * Property tests draw the same values in every run, so that a run on another machine says the same; with
 * `EXHAUSTIVE=on` other ones in each run, which looks for what the usual ones do not find.
 */
if (process.env.EXHAUSTIVE !== 'on') fc.configureGlobal({ seed: 20_260_301 });
