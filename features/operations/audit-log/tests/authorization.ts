import type { Expectation } from '#core/tests/expectation.ts';

const foundry = (done: 200 | 204 | 404) => `any  ${done} ${done} 403 403 403 403 403 403 403 403`;

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'auditLog.list': { unauthenticated: 401, persons: foundry(200) },
  'auditLog.about': { unauthenticated: 401, persons: foundry(200) },
  'auditLog.views': { unauthenticated: 401, persons: foundry(200) },
  'auditLog.saveView': {
    input: () => ({ body: { name: 'From the matrix', filter: { kind: 'session' } } }),
    unauthenticated: 401,
    persons: foundry(200),
  },
  // One's own, of which the matrix knows no id.
  'auditLog.removeView': {
    input: ({ userId }) => ({ params: { id: userId } }),
    unauthenticated: 401,
    persons: foundry(404),
  },
};
