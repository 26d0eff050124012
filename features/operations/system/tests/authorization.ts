import { randomUUID } from 'node:crypto';
import { foundry } from '#core/tests/expectation-inputs.ts';
import { everybody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'system.health': { unauthenticated: 200, persons: everybody },
  'system.ready': { unauthenticated: 200, persons: everybody },
  'system.settings': { unauthenticated: 200, persons: everybody },
  'operation.overview': { unauthenticated: 401, persons: foundry },
  'operation.jobs': { unauthenticated: 401, persons: foundry },
  'operation.settingsInForce': { unauthenticated: 401, persons: foundry },
  'operation.retryJob': {
    input: () => ({ params: { id: randomUUID() } }),
    unauthenticated: 401,
    // Permitted, but there is no such job.
    persons: foundry.replaceAll('200', '409'),
  },
};
