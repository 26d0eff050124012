import { sampleName } from '#core/tests/forms.ts';
import { caseVoices, type Expectation } from '#core/tests/expectation.ts';
import { one, foundry, opportunity } from '#core/tests/expectation-inputs.ts';

/**
 * An import of submissions into an opportunity, begun by each of them: for the foundry and who may add
 * submissions there. To others there is none, whatever they may see of the opportunity.
 */
const row = (done: 200 | 204 | 409): Expectation => ({
  input: one,
  unauthenticated: 401,
  persons: `
  own                ${done} ${done} 404 ${done} ${done} 404 404 404 ${done} 404
  same corporation   ${done} ${done} 404 404 404 404 404 404 404 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`,
});

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'imports.upload': {
    input: () => ({ query: { name: sampleName, of: 'companies' } }),
    unauthenticated: 401,
    persons: foundry,
  },
  'imports.uploadSubmissions': {
    input: (resources) => ({ ...opportunity(resources), query: { name: sampleName } }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'imports.list': { unauthenticated: 401, persons: foundry },
  'imports.get': row(200),
  'imports.reading': row(409),
  'imports.preview': row(409),
  'imports.reasons': row(200),
  'imports.problems': row(200),
  'imports.settle': {
    ...row(200),
    input: (resources) => ({
      ...one(resources),
      body: {
        of: 'submissions',
        kind: null,
        corporationId: null,
        opportunityId: resources.opportunityId,
        source: 'From the matrix',
        format: null,
        mapping: null,
      },
    }),
  },
  'imports.dryRun': row(409),
  'imports.start': row(409),
  'imports.cancel': row(409),
  'imports.resume': row(409),
  'imports.undo': row(409),
  'imports.report': row(200),
  'imports.remove': row(204),
};
