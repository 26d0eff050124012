import { randomUUID } from 'node:crypto';
import { foundry } from '#core/tests/expectation-inputs.ts';
import type { Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'mails.list': { unauthenticated: 401, persons: foundry },
  'mails.resend': {
    input: () => ({ params: { id: randomUUID() } }),
    unauthenticated: 401,
    // Permitted, but there is no such mail.
    persons: foundry.replaceAll('200', '404'),
  },
  'mails.drop': {
    input: () => ({ params: { id: randomUUID() } }),
    unauthenticated: 401,
    persons: foundry.replaceAll('200', '404'),
  },
};
