import { foundryAlone, type Expectation } from '#core/tests/expectation.ts';
import { sampleName } from '#core/tests/forms.ts';
import type { Spot } from '#core/tests/world.ts';

const one = ({ importId }: Spot) => ({ params: { id: importId } });
const foundry = 'any  200 200 403 403 403 403 403 403 403 403';

const row = (done: 200 | 204 | 409): Expectation => ({
  input: one,
  strangers: 401,
  persons: foundryAlone(done),
});

/** Bringing records in is the foundry's. What is tried here has not begun, and its file is gone. */
export const ofImports: Readonly<Record<string, Expectation>> = {
  'imports.upload': {
    input: () => ({ query: { name: sampleName, of: 'companies' } }),
    strangers: 401,
    persons: foundry,
  },
  'imports.list': { strangers: 401, persons: foundry },
  'imports.get': row(200),
  'imports.reading': row(409),
  'imports.preview': row(409),
  'imports.reasons': row(200),
  'imports.problems': row(200),
  'imports.settle': {
    ...row(200),
    input: (spot) => ({
      ...one(spot),
      body: {
        ...{ of: 'projects', kind: null, corporationId: null, opportunityId: null },
        ...{ source: 'From the matrix', format: null, mapping: null },
      },
    }),
  },
  'imports.rehearse': row(409),
  'imports.start': row(409),
  'imports.cancel': row(409),
  'imports.resume': row(409),
  'imports.undo': row(409),
  'imports.report': row(200),
  'imports.remove': row(204),
};
