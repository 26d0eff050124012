import { sampleName } from '#core/tests/forms.ts';
import { visibleRows, type Expectation, caseMovers, caseVoices } from '#core/tests/expectation.ts';
import { type FixtureResources } from '#core/tests/fixture.ts';

const file = ({ fileId }: FixtureResources) => ({ params: { id: fileId } });

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'files.add': {
    input: ({ submissionId }) => ({ query: { name: sampleName, submissionId } }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'files.get': { input: file, unauthenticated: 401, persons: visibleRows },
  'files.remove': { input: file, unauthenticated: 401, persons: caseMovers(204) },
};
