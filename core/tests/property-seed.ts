import * as fc from 'fast-check';
import { rotationOfSeed } from './rotation.ts';

/**
 * Property tests draw the same values in every run of a rotation, so that a run on another machine says
 * the same; with `EXHAUSTIVE=on` other ones in each run, which looks for what the usual ones do not find.
 */
if (process.env.EXHAUSTIVE !== 'on') fc.configureGlobal({ seed: 20_260_301 + rotationOfSeed() });
