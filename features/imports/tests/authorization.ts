import { sampleName } from '#core/tests/forms.ts';
import { type Expectation, foundryAlone } from '#core/tests/expectation.ts';
import { one, foundry } from '#core/tests/expectation-inputs.ts';

const row = (done: 200 | 204 | 409): Expectation => ({
  input: one,
  unauthenticated: 401,
  persons: foundryAlone(done),
});

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'imports.upload': {
    input: () => ({ query: { name: sampleName, of: 'companies' } }),
    unauthenticated: 401,
    persons: foundry,
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
        ...{ of: 'projects', kind: null, corporationId: null, opportunityId: null },
        ...{ source: 'From the matrix', format: null, mapping: null },
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
