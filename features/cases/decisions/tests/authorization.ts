import { visibleRows, type Expectation, caseMovers } from '#core/tests/expectation.ts';
import { opportunity, submission } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'decisions.list': { input: opportunity, unauthenticated: 401, persons: caseMovers(200) },
  'decisions.clock': { input: opportunity, unauthenticated: 401, persons: visibleRows },
  'decisions.mailDraft': {
    input: (resources) => ({ ...submission(resources), query: { stage: 'Declined' } }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  'decisions.prepare': {
    input: (resources) => ({
      ...submission(resources),
      body: { stage: 'Declined', reason: 'From the matrix', mail: { subject: 'a', body: 'b' } },
    }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  'decisions.prepareMany': {
    input: (resources) => ({
      ...opportunity(resources),
      body: {
        submissionIds: [resources.submissionId],
        stage: 'Declined',
        reason: 'From the matrix',
        mail: { subject: 'a', body: 'b' },
      },
    }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  // Nothing is prepared in the seed data: users who may send get this refusal.
  'decisions.send': {
    input: (resources) => ({
      ...opportunity(resources),
      body: { decisions: [{ submissionId: resources.submissionId, at: '2026-01-01T00:00:00Z' }] },
    }),
    unauthenticated: 401,
    persons: caseMovers(409),
  },
  'decisions.discard': { input: submission, unauthenticated: 401, persons: caseMovers(204) },
};
