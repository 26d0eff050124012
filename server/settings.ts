import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';

/** A setting that cannot be used. The message names it and what was expected. */
export class WrongSetting extends Error {
  constructor(problems: string[]) {
    super(`These settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'WrongSetting';
  }
}

const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/u, `a whole number from ${least} to ${most}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(least, `at least ${least}`), z.lte(most, `at most ${most}`)),
    ),
  );

const webAddress = z
  .url({ protocol: /^https?$/u, error: 'an address such as https://outrider.example' })
  .check(z.refine((value) => new URL(value).pathname === '/', 'an address without a path'));

const Environment = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(webAddress),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//u, 'an address such as postgres://host/name')),
  ),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  PASSWORD_MIN: z._default(
    whole(limits.passwordMinLength, limits.passwordMaxLength),
    limits.passwordMinLength,
  ),
  DEMO: z.optional(z.enum(['on', 'off'], 'on or off')),
  PRODUCT_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Outrider'),
  TRUST_PROXY: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** What links in answers and mails start with, and what cookies belong to. */
  readonly publicUrl: string;
  readonly dataFolder: string;
  /** Null: the embedded server under the data folder. */
  readonly databaseUrl: string | null;
  readonly authSecret: string;
  readonly passwordMinLength: number;
  /** Whether an empty database is filled with demonstration data. */
  readonly demo: boolean;
  readonly productName: string;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly production: boolean;
}

/** Made once and kept beside the data it protects: a backup without it cannot sign anybody in. */
function keptSecret(dataFolder: string): string {
  const path = join(dataFolder, 'auth-secret');
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Reads and checks every setting once. Blank counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    throw new WrongSetting(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} is "${given[name]}"; expected: ${issue.message}.`;
      }),
    );
  }
  const values = parsed.data;
  const embedded = values.DATABASE_URL === undefined;
  if (!embedded && values.AUTH_SECRET === undefined) {
    throw new WrongSetting(['AUTH_SECRET is not set; expected: at least 32 random characters.']);
  }
  const dataFolder = resolve(values.DATA_DIR);
  const shownHost = ['0.0.0.0', '::', '127.0.0.1'].includes(values.HOST) ? 'localhost' : values.HOST;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://${shownHost}:${values.PORT}`).replace(/\/$/u, ''),
    dataFolder,
    databaseUrl: values.DATABASE_URL ?? null,
    authSecret: values.AUTH_SECRET ?? keptSecret(dataFolder),
    passwordMinLength: values.PASSWORD_MIN,
    demo: values.DEMO === undefined ? embedded : values.DEMO === 'on',
    productName: values.PRODUCT_NAME,
    trustProxy: values.TRUST_PROXY === 'on',
    logLevel: values.LOG_LEVEL,
    production: environment.NODE_ENV !== 'test' && environment.NODE_ENV !== 'development',
  };
}
