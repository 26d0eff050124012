import type { DemoStep } from '#core/server/demo/fill-context.ts';
import { applicantsDemo } from './fill-applicants.ts';
import { caseWorkDemo } from './fill-case-work.ts';
import { correspondenceDemo } from './fill-correspondence.ts';
import { versionsDemo } from './fill-versions.ts';
import { submissionsDemo } from './fill-submissions.ts';

/** In the order in which each needs those before it. */
export const submissionDemos: readonly DemoStep[] = [
  submissionsDemo,
  applicantsDemo,
  caseWorkDemo,
  correspondenceDemo,
  versionsDemo,
];
