import * as z from 'zod/mini';
import { isEmailAddress } from '#core/domain/identity/email-address.ts';
import { notAnEmail } from '#core/domain/validation-words.ts';
import { dayOf } from '#core/web/local-days.ts';
import { instantIn, usualTimes } from '#core/web/deadlines/zoned-days.ts';
import type { Problem } from '#core/web/transport/problem.ts';
import { domainFrom, domainPattern } from '#features/cases/corporations/domain/domains.ts';
import { Accent } from '#features/cases/corporations/domain/public-page.ts';
import { firstCycleFrom } from '#features/operations/setup/domain/first-cycle.ts';
import type { FirstAccount, FirstCorporation } from '#features/operations/setup/domain/setup.ts';

/** What is typed into the two steps. */
export interface TypedAccount {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
export interface TypedCorporation {
  readonly corporationName: string;
  readonly accent: string | null;
  readonly domain: string;
  readonly hasPublicPage: boolean;
  readonly cycleName: string;
  /** `2026-12-15`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

export type AccountField = keyof TypedAccount;
export type CorporationField = keyof TypedCorporation;
export type SetupField = AccountField | CorporationField;
export type Problems = Partial<Record<SetupField, string>>;

/** The id of a field's element. */
export const idOf = (field: SetupField): string => `setup-${field}`;

export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const blankAccount: TypedAccount = { code: '', name: '', email: '', password: '' };

export function blankCorporation(): TypedCorporation {
  const { name: cycleName, firstDay, lastDay } = firstCycleFrom(dayOf(new Date().toISOString()));
  return {
    corporationName: '',
    accent: null,
    domain: '',
    hasPublicPage: true,
    cycleName,
    firstDay,
    lastDay,
  };
}

/** Those that are there, in the order of the fields. */
const problemsFrom = (all: readonly (readonly [SetupField, string | false])[]): Problems =>
  Object.fromEntries(all.filter(([, problem]) => problem !== false));

export const problemsOfAccount = (
  { code, name, email, password }: TypedAccount,
  asksPassword: boolean,
): Problems =>
  problemsFrom([
    ['code', code.trim() === '' && 'Enter the code from the log of the server.'],
    ['name', name.trim() === '' && 'Enter your name.'],
    ['email', !isEmailAddress(email) && notAnEmail],
    ['password', asksPassword && password === '' && 'Enter a password.'],
  ]);

export function problemsOfCorporation(typed: TypedCorporation): Problems {
  const { corporationName, accent, domain, cycleName, firstDay, lastDay } = typed;
  const isColour = accent === null || Accent.safeParse(accent).success;
  const isDomain = domain.trim() === '' || domainPattern.test(domainFrom(domain));
  return problemsFrom([
    ['corporationName', corporationName.trim() === '' && 'Enter a name.'],
    ['accent', !isColour && 'Enter the colour as six digits after #, such as #0f58d6.'],
    ['domain', !isDomain && 'Enter a full domain, such as example.com.'],
    ['cycleName', cycleName.trim() === '' && 'Enter a name, such as “Spring 2027”.'],
    ['firstDay', firstDay === '' && 'Choose the first day.'],
    [
      'lastDay',
      lastDay === ''
        ? 'Choose the last day.'
        : lastDay < firstDay && 'It must close after it opens.',
    ],
  ]);
}

export const accountOf = (
  { code, name, email, password }: TypedAccount,
  asksPassword: boolean,
): FirstAccount => ({
  code: code.trim(),
  name: name.trim(),
  email: email.trim(),
  password: asksPassword ? password : null,
});

/** Days are meant in the time zone of the browser, which becomes the corporation's. */
export function corporationOf(typed: TypedCorporation): FirstCorporation {
  const timeZone = readersZone();
  const domain = domainFrom(typed.domain);
  return {
    name: typed.corporationName.trim(),
    accent: typed.accent,
    domain: domain === '' ? null : domain,
    hasPublicPage: typed.hasPublicPage,
    timeZone,
    cycle: {
      name: typed.cycleName.trim(),
      startDate: instantIn(typed.firstDay, usualTimes.start, timeZone) ?? '',
      endDate: instantIn(typed.lastDay, usualTimes.end, timeZone) ?? '',
    },
  };
}

/** The fields that the server's refusals are about. */
const fieldOfCode: Readonly<Record<string, SetupField>> = {
  'setup.wrongCode': 'code',
  'setup.newCode': 'code',
  'setup.noPassword': 'password',
  'password.tooShort': 'password',
  'password.tooLong': 'password',
  'password.common': 'password',
  'corporation.domainTaken': 'domain',
  'corporation.domainOpen': 'domain',
  'corporation.slugTaken': 'corporationName',
  'cycle.nameTaken': 'cycleName',
};

/** Where the server's schemas have the fields, without `body` and `account`. */
const fieldOfPath: Readonly<Record<string, SetupField>> = {
  code: 'code',
  name: 'name',
  email: 'email',
  password: 'password',
  'corporation.name': 'corporationName',
  'corporation.accent': 'accent',
  'corporation.domain': 'domain',
  'corporation.cycle.name': 'cycleName',
  'corporation.cycle.startDate': 'firstDay',
  'corporation.cycle.endDate': 'lastDay',
};

const Details = z.array(z.object({ field: z.string(), problem: z.string() }));

/** A refusal of the server at the fields that it is about; empty: it is about none. */
export function problemsInRefusal({ code, message, details }: Problem): Problems {
  const field = fieldOfCode[code];
  if (field !== undefined) return { [field]: message };
  return Object.fromEntries(
    (z.safeParse(Details, details).data ?? []).flatMap(({ field: path, problem }) => {
      const named = fieldOfPath[path.replace(/^body\.(?:account\.)?/u, '')];
      return named === undefined ? [] : [[named, problem]];
    }),
  );
}
