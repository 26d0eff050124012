import * as z from 'zod/mini';
import { TimeZone } from '#core/domain/entered-time-zone.ts';
import { limits } from '#core/domain/limits.ts';
import { EnteredInstant, requiredText, text } from '#core/domain/schemas.ts';
import { Accent } from '#features/cases/corporations/domain/public-page.ts';
import { Domain } from '#features/cases/corporations/domain/settings.ts';
import { EmailAddress, TypedPassword } from '#features/people/identity/domain/account.ts';
import { setupLimits } from './limits.ts';

/** Who sets an installation up, and the code from its log. */
export const FirstAccount = z.object({
  code: text(setupLimits.codeCharacters),
  name: requiredText(limits.nameCharacters),
  email: EmailAddress,
  /** Null where a hosted identity service takes the place of passwords. */
  password: z.nullable(TypedPassword),
});
export type FirstAccount = z.infer<typeof FirstAccount>;

/** The first corporation, with a scouting cycle. */
export const FirstCorporation = z.object({
  name: requiredText(limits.nameCharacters),
  accent: z.nullable(Accent),
  domain: z.nullable(Domain),
  /** Whether its public page is open, which shows what it publishes. */
  hasPublicPage: z.boolean(),
  timeZone: TimeZone,
  cycle: z
    .object({
      name: requiredText(limits.nameCharacters),
      startDate: EnteredInstant,
      endDate: EnteredInstant,
    })
    .check(
      z.refine(({ startDate, endDate }) => Date.parse(endDate) > Date.parse(startDate), {
        path: ['endDate'],
        message: 'It must close after it opens.',
      }),
    ),
});
export type FirstCorporation = z.infer<typeof FirstCorporation>;

export const Setup = z.object({ account: FirstAccount, corporation: FirstCorporation });
export type Setup = z.infer<typeof Setup>;
