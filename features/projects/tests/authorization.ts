import { everybody, type Expectation } from '#core/tests/expectation.ts';
import { corporation } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'projects.list': { input: corporation, unauthenticated: 401, persons: everybody },
  'projects.figures': { input: corporation, unauthenticated: 401, persons: everybody },
};
