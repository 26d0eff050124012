import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const settings = endpoint({
  method: 'GET',
  path: '/public/settings',
  summary: 'What the interface must know before anyone signs in.',
  may: 'anyone',
  answer: z.object({
    productName: z.string(),
    /** Demonstration accounts to fill the sign-in form with; empty outside demonstration mode. */
    demoAccounts: z.array(z.object({ email: z.string(), about: z.string() })),
    demoPassword: z.nullable(z.string()),
    /** False: nobody has an account yet. */
    isSetUp: z.boolean(),
  }),
});
