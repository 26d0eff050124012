import { type Expectation, caseViewers, profiles, visibleRows } from '#core/tests/expectation.ts';
import { opportunity, person, project, submission } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'activity.ofOpportunity': { input: opportunity, unauthenticated: 401, persons: caseViewers },
  'activity.ofPerson': { input: person, unauthenticated: 401, persons: profiles },
  'activity.ofProject': { input: project, unauthenticated: 401, persons: visibleRows },
  'activity.ofSubmission': { input: submission, unauthenticated: 401, persons: caseViewers },
};
