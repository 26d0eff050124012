import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { loadOrCreateSecret } from './server-secret.ts';

/** An invalid setting. The message gives its name and what was expected. */
export class InvalidSetting extends Error {
  constructor(problems: string[]) {
    super(`These settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'WrongSetting';
  }
}

const whole = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/u, expected)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, expected), z.lte(most, expected))),
  );
};

const isBareOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/u.test(url.protocol) && `${url.origin}/` === url.href;
};
const webAddress = z
  .string()
  .check(z.refine(isBareOrigin, 'an address without a path, such as https://outrider.example'));

const isDatabaseAddress = (value: string): boolean =>
  /^postgres(ql)?:\/\//u.test(value) && URL.canParse(value);

/** A folder, or object storage that LanceDB writes to itself. */
const isSearchPlace = (value: string): boolean =>
  !/^[a-z][a-z0-9+]*:/iu.test(value) || /^s3:\/\/[\w.-]+(\/\S*)?$/u.test(value);

const isMailServer = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== '';
};

const isEndpoint = (value: string): boolean => {
  const url = URL.parse(value);
  const isPlain = url !== null && /^https?:$/u.test(url.protocol) && url.search + url.hash === '';
  // A password in the URL would be logged: it has its own setting.
  return isPlain && url.username + url.password === '';
};

/** `Outrider <scouting@outrider.example>`, or the address alone. */
const sender = /^(?:([^<>"\r\n]{1,100}?)?\s*<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))$/u;

const onOrOff = z.enum(['on', 'off'], 'on or off');
const host = z.string().check(z.regex(/^[\w.:-]+$/u, 'a host name or an IP address'));

const Environment = z.object({
  PORT: z._default(whole(1, 65_535), 3000),
  HOST: z._default(host, '127.0.0.1'),
  PUBLIC_URL: z.optional(webAddress),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z.string().check(z.refine(isDatabaseAddress, 'an address such as postgres://host/name')),
  ),
  SEARCH_URI: z.optional(
    z.string().check(z.refine(isSearchPlace, 'a folder, or storage such as s3://bucket/search')),
  ),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  PASSWORD_MIN: z._default(
    whole(limits.passwordMinLength, limits.passwordMaxLength),
    limits.passwordMinLength,
  ),
  DEMO: z.optional(onOrOff),
  SMTP_URL: z.optional(
    z.string().check(z.refine(isMailServer, 'an address such as smtps://name:password@host:465')),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(sender, 'a sender such as Outrider <scouting@outrider.example>')),
  ),
  EMBEDDINGS: z._default(onOrOff, 'on'),
  EMBEDDINGS_URL: z.optional(
    z.string().check(z.refine(isEndpoint, 'an address such as https://api.openai.com/v1')),
  ),
  EMBEDDINGS_MODEL: z.optional(
    z.string().check(z.regex(/^[\w./:@-]{1,200}$/u, 'the name of a model')),
  ),
  EMBEDDINGS_DIMENSIONS: z.optional(whole(1, 8192)),
  EMBEDDINGS_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/u, 'printable characters, without spaces')),
  ),
  PRODUCT_NAME: z._default(z.string().check(z.maxLength(40, 'at most 40 characters')), 'Outrider'),
  TRUST_PROXY: z._default(onOrOff, 'off'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
});

export interface MailSettings {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}

export interface EmbeddingSettings {
  /** The base URL before `/embeddings`. */
  readonly url: string;
  readonly model: string;
  readonly dimensions: number;
  readonly key: string | null;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Base URL of links in responses and mails, and the origin of cookies. */
  readonly publicUrl: string;
  readonly dataFolder: string;
  /** Null: the embedded server under the data folder. */
  readonly databaseUrl: string | null;
  /** Location of the search index: a folder, or `s3://…`. */
  readonly searchUri: string;
  readonly authSecret: string;
  readonly passwordMinLength: number;
  /** Whether to fill an empty database with demonstration data. */
  readonly demo: boolean;
  /** Null: mails are stored but not sent. */
  readonly mail: MailSettings | null;
  /**
   * Source of the vectors for semantic search: an endpoint, a model trained on the directory, or
   * none.
   */
  readonly embeddings: EmbeddingSettings | 'corpus' | 'off';
  readonly productName: string;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly production: boolean;
}

/** Settings that must not be printed or logged. */
const secrets = new Set([
  'AUTH_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'EMBEDDINGS_KEY',
  'EMBEDDINGS_URL',
]);

function checked(environment: NodeJS.ProcessEnv): Values {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(Environment, given);
  if (parsed.success) return parsed.data;
  throw new InvalidSetting(
    parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const shown = secrets.has(name) ? 'not usable' : `"${given[name]}"`;
      return `${name} is ${shown}; expected: ${message}.`;
    }),
  );
}

function secretUnder(dataFolder: string): string {
  try {
    return loadOrCreateSecret(dataFolder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InvalidSetting([
      `DATA_DIR is "${dataFolder}"; expected: a folder that can be written to (${code ?? message}).`,
    ]);
  }
}

type Values = z.infer<typeof Environment>;

function mailOf({ SMTP_URL: url, MAIL_FROM: from, PRODUCT_NAME }: Values): MailSettings | null {
  if (url === undefined) return null;
  if (from === undefined) {
    throw new InvalidSetting([
      'MAIL_FROM is not set; expected: whom mails sent by SMTP_URL are from.',
    ]);
  }
  const [, name = PRODUCT_NAME, named, bare = ''] = sender.exec(from) ?? [];
  return { url, from: { name, address: named ?? bare } };
}

const searchUriOf = ({ SEARCH_URI: uri, DATA_DIR: folder }: Values): string =>
  uri?.startsWith('s3://') ? uri : resolve(uri ?? join(folder, 'search'));

function embeddingsOf(values: Values): Settings['embeddings'] {
  if (values.EMBEDDINGS === 'off') return 'off';
  const {
    EMBEDDINGS_URL: url,
    EMBEDDINGS_MODEL: model,
    EMBEDDINGS_DIMENSIONS: dimensions,
  } = values;
  if (url === undefined) return 'corpus';
  if (model === undefined || dimensions === undefined) {
    throw new InvalidSetting([
      'EMBEDDINGS_MODEL and EMBEDDINGS_DIMENSIONS are not both set; expected: the model to ask at ' +
        'EMBEDDINGS_URL, and how many numbers its embeddings have.',
    ]);
  }
  return { url, model, dimensions, key: values.EMBEDDINGS_KEY ?? null };
}

const localHosts = ['0.0.0.0', '::', '127.0.0.1'];
const shown = (name: string) => {
  if (localHosts.includes(name)) return 'localhost';
  return name.includes(':') ? `[${name}]` : name;
};

/** Reads and validates all settings at start. Blank counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const values = checked(environment);
  const embedded = values.DATABASE_URL === undefined;
  if (!embedded && values.AUTH_SECRET === undefined) {
    throw new InvalidSetting(['AUTH_SECRET is not set; expected: at least 32 random characters.']);
  }
  const dataFolder = resolve(values.DATA_DIR);
  const publicUrl = values.PUBLIC_URL ?? `http://${shown(values.HOST)}:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(publicUrl).origin,
    dataFolder,
    databaseUrl: values.DATABASE_URL ?? null,
    searchUri: searchUriOf(values),
    authSecret: values.AUTH_SECRET ?? secretUnder(dataFolder),
    passwordMinLength: values.PASSWORD_MIN,
    demo: values.DEMO === undefined ? embedded : values.DEMO === 'on',
    mail: mailOf(values),
    embeddings: embeddingsOf(values),
    productName: values.PRODUCT_NAME,
    trustProxy: values.TRUST_PROXY === 'on',
    logLevel: values.LOG_LEVEL,
    production: environment.NODE_ENV !== 'test' && environment.NODE_ENV !== 'development',
  };
}
