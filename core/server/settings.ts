import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { knownCompanies } from '#core/domain/identity/company-names.ts';
import { mebibyte, minute, second } from '#core/domain/units.ts';
import { readBackupSettings, type BackupSettings } from './backup-settings.ts';
import { readHostedIdentity, type HostedIdentitySettings } from './hosted-identity-settings.ts';
import { settingsInForce, type SettingInForce } from './settings-in-force.ts';
import { readProviders, type ProviderSettings } from './provider-settings.ts';
import { loadOrCreateSecret, secretPath } from './server-secret.ts';
import { operationSettingsOf, type OperationSettings } from './operation-settings.ts';
import { Environment, type EnvironmentValues as Values } from './environment.ts';
import { companiesByLabel, networksIn, originsIn, sender } from './setting-schemas.ts';

/** An invalid setting. The message gives its name and what was expected. */
export class InvalidSetting extends Error {
  constructor(problems: string[]) {
    super(`These settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'InvalidSetting';
  }
}

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

/**
 * Whether an empty database is filled with demonstration data, whose accounts have a published
 * password: `local` when nobody said so, only on an embedded database that this machine alone
 * reaches; `on` and `off` as set. Where it is off, those accounts are deactivated.
 */
export type DemoMode = 'local' | 'on' | 'off';

export interface Settings extends OperationSettings {
  readonly port: number;
  readonly host: string;
  /** Base URL of links in responses and mails, and the origin of cookies. */
  readonly publicUrl: string;
  readonly dataFolder: string;
  /** Other sites that may frame the pages made for it. */
  readonly embedOrigins: readonly string[];
  /** Free space of the data folder's disk below which writes stop. Null: 500 MB or 5 % of it. */
  readonly diskReserveBytes: number | null;
  /** Null: the embedded server under the data folder. */
  readonly databaseUrl: string | null;
  /** A standby of it that answers what is only read. */
  readonly replicaUrl: string | null;
  /** Location of the search index: a folder, or `s3://…`. */
  readonly searchUri: string;
  /** Where people's files are stored. Null: a folder of the data folder. */
  readonly filesUrl: string | null;
  /** The largest file that is accepted, and what all files of a corporation may take. */
  readonly fileBytes: number;
  readonly corporationFileBytes: number;
  readonly authSecret: string;
  /** Where the secret comes from, in words. */
  readonly authSecretSource: string;
  readonly passwordMinLength: number;
  /** Google, Microsoft and others whose people may sign in. */
  readonly providers: readonly ProviderSettings[];
  /** In place of all of them and of passwords; null: people sign in here. */
  readonly hostedIdentity: HostedIdentitySettings | null;
  readonly demo: DemoMode;
  /** Null: mails are stored but not sent. */
  readonly mail: MailSettings | null;
  /** Days after which the text of mails that were sent, or ended otherwise, is removed. */
  readonly mailTextDays: number;
  /** How long a mail about a notification waits for it to be read in the app. */
  readonly notificationMailDelayMs: number;
  /**
   * Source of the vectors for semantic search: an endpoint, a sentence encoder on this machine, a
   * model trained on the directory, or none.
   */
  readonly embeddings: EmbeddingSettings | { readonly encoder: string } | 'corpus' | 'off';
  readonly productName: string;
  /** The organisation that runs this installation. */
  readonly ownerCompany: string | null;
  /** Names of companies by the label of their domain: for display, never a right (section 1). */
  readonly knownCompanies: Readonly<Record<string, string>>;
  /** Shown instead of the product's mark. Null: the mark. */
  readonly logoFile: string | null;
  /** Where pages call the interface, when not at their own origin (section 7). */
  readonly apiHost: string | null;
  /** Whether only this machine reaches it: both `HOST` and `PUBLIC_URL` are loopback. */
  readonly isLoopback: boolean;
  /** Whether logos are fetched from the servers that have them. */
  readonly fetchesLogos: boolean;
  /** Networks beside the public internet that webhooks may be sent to. */
  readonly webhookNetworks: readonly string[];
  /** Null: backups are made by command only. */
  readonly backups: BackupSettings | null;
  /** Null: backups are not encrypted. */
  readonly backupPassphrase: string | null;
  readonly trustProxy: boolean;
  /** Whether local stand-ins of hosted services run on ports of their own (section 9). */
  readonly hasEmulators: boolean;
  /** Whether the number of calls of one person is limited. */
  readonly hasCallLimits: boolean;
  /** How long a process that is stopped says so to balancers before it accepts no more connections. */
  readonly drainMs: number;
  readonly logLevel: string;
  readonly production: boolean;
  /** All settings as they are in force, without secrets. */
  readonly inForce: readonly SettingInForce[];
}

/** Settings that must not be printed or logged. */
const secrets = new Set([
  'AUTH_SECRET',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'EMBEDDINGS_KEY',
  'EMBEDDINGS_URL',
]);

function checked(environment: NodeJS.ProcessEnv): Values {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(Environment, values);
  if (parsed.success) return parsed.data;
  throw new InvalidSetting(
    parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const text = secrets.has(name) ? 'not usable' : `"${values[name]}"`;
      return `${name} is ${text}; expected: ${message}.`;
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

function mailOf({ SMTP_URL: url, MAIL_FROM: from, PRODUCT_NAME }: Values): MailSettings | null {
  if (url === undefined) return null;
  if (from === undefined) {
    throw new InvalidSetting([
      'MAIL_FROM is not set; expected: the sender of emails that go by SMTP_URL.',
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
  const { EMBEDDINGS_ENCODER: encoder } = values;
  if (url !== undefined && encoder !== undefined) {
    throw new InvalidSetting([
      'EMBEDDINGS_ENCODER is set beside EMBEDDINGS_URL; expected: one or the other.',
    ]);
  }
  if (encoder !== undefined) return { encoder };
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
const labelOf = (name: string) => {
  if (localHosts.includes(name)) return 'localhost';
  return name.includes(':') ? `[${name}]` : name;
};

const isLoopbackName = (name: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u.test(name);

function demoOf(values: Values, isLocal: boolean): DemoMode {
  return values.DEMO ?? (isLocal ? 'local' : 'off');
}

/** An emulator lets anybody be anybody, which is for one's own machine. */
function assertNoEmulators({ EMULATORS }: Values, publicUrl: string): void {
  if (EMULATORS === 'off' || isLoopbackName(new URL(publicUrl).hostname)) return;
  throw new InvalidSetting([
    `EMULATORS is "on"; expected: off, since PUBLIC_URL (${publicUrl}) is not loopback.`,
  ]);
}

/** Reads and validates all settings at start. Blank counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const values = checked(environment);
  const embedded = values.DATABASE_URL === undefined;
  if (!embedded && values.AUTH_SECRET === undefined) {
    throw new InvalidSetting(['AUTH_SECRET is not set; expected: at least 32 random characters.']);
  }
  if (embedded && values.DATABASE_REPLICA_URL !== undefined) {
    throw new InvalidSetting([
      'DATABASE_REPLICA_URL is set without DATABASE_URL; expected: the database that it follows.',
    ]);
  }
  const dataFolder = resolve(values.DATA_DIR);
  const publicUrl = values.PUBLIC_URL ?? `http://${labelOf(values.HOST)}:${values.PORT}`;
  assertNoEmulators(values, publicUrl);
  const { providers, problems } = readProviders(environment, publicUrl);
  const { hosted, problems: hostedProblems } = readHostedIdentity(environment, publicUrl);
  const { backups, backupPassphrase, problems: more } = readBackupSettings(environment);
  if (hosted && providers.length > 0) {
    hostedProblems.push(
      'HOSTED_IDENTITY_PROJECT is set beside providers; expected: one or the other.',
    );
  }
  const wrong = [...problems, ...hostedProblems, ...more];
  if (wrong.length > 0) throw new InvalidSetting(wrong);
  const isLoopback = isLoopbackName(values.HOST) && isLoopbackName(new URL(publicUrl).hostname);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(publicUrl).origin,
    dataFolder,
    databaseUrl: values.DATABASE_URL ?? null,
    replicaUrl: values.DATABASE_REPLICA_URL ?? null,
    diskReserveBytes: values.DISK_RESERVE === undefined ? null : values.DISK_RESERVE * mebibyte,
    searchUri: searchUriOf(values),
    filesUrl: values.FILES_URL ?? null,
    fileBytes: values.FILE_MAX * mebibyte,
    corporationFileBytes: values.FILE_QUOTA * mebibyte,
    authSecret: values.AUTH_SECRET ?? secretUnder(dataFolder),
    authSecretSource: values.AUTH_SECRET === undefined ? secretPath(dataFolder) : 'AUTH_SECRET',
    passwordMinLength: values.PASSWORD_MIN,
    providers,
    hostedIdentity: hosted,
    // The demonstration's accounts sign in with a password.
    demo: demoOf(values, embedded && isLoopback && hosted === null),
    mail: mailOf(values),
    mailTextDays: values.MAIL_TEXT_DAYS,
    notificationMailDelayMs: values.NOTIFICATION_MAIL_DELAY * minute,
    embeddings: embeddingsOf(values),
    productName: values.PRODUCT_NAME,
    ownerCompany: values.OWNER_COMPANY ?? null,
    knownCompanies:
      values.KNOWN_COMPANIES === undefined
        ? knownCompanies
        : companiesByLabel(values.KNOWN_COMPANIES),
    logoFile: values.LOGO_FILE === undefined ? null : resolve(values.LOGO_FILE),
    apiHost: values.API_HOST === undefined ? null : new URL(values.API_HOST).origin,
    isLoopback,
    backups,
    backupPassphrase,
    ...operationSettingsOf(values),
    fetchesLogos: values.LOGOS === 'on',
    hasCallLimits: values.CALL_LIMITS === 'on',
    drainMs: values.DRAIN_SECONDS * second,
    embedOrigins: originsIn(values.EMBED_ORIGINS ?? '').map((origin) => new URL(origin).origin),
    webhookNetworks: networksIn(values.WEBHOOK_NETWORKS ?? ''),
    hasEmulators: values.EMULATORS === 'on',
    trustProxy: values.TRUST_PROXY === 'on',
    logLevel: values.LOG_LEVEL,
    production: environment.NODE_ENV !== 'test' && environment.NODE_ENV !== 'development',
    inForce: settingsInForce(environment, Object.keys(Environment.shape), values, secrets),
  };
}
