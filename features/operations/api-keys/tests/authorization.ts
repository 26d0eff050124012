import { integrators, type Expectation } from '#core/tests/expectation.ts';
import { champions } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'apiKeys.list': { unauthenticated: 401, persons: champions },
  'apiKeys.create': {
    input: ({ corporationId }) => ({
      body: {
        name: 'From the matrix',
        corporationId,
        scopes: ['projects:read'],
        expiresAt: null,
      },
    }),
    unauthenticated: 401,
    persons: integrators(200),
  },
  'apiKeys.revoke': {
    input: ({ apiKeyId }) => ({ params: { id: apiKeyId } }),
    unauthenticated: 401,
    persons: integrators(204),
  },
};
