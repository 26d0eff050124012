import { posters, type Expectation } from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const fileFor = ({ corporationId }: FixtureResources) => ({
  query: { name: 'matrix.csv', options: JSON.stringify({ corporationId }) },
});

const row = (persons: string): Expectation => ({
  input: fileFor,
  unauthenticated: 401,
  persons,
});

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'radarTransfer.previewImport': row(posters),
  // The sample file is no radar.
  'radarTransfer.runImport': row(posters.replaceAll('200', '400')),
};
