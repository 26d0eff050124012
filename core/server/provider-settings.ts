/** An OpenID Connect provider whose people may sign in (section 2, "Sign-in methods"). */
export interface ProviderSettings {
  /** Part of the redirect address, and of whom a person is. */
  readonly id: string;
  readonly kind: 'google' | 'microsoft' | 'oidc';
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The domains of the email addresses it may vouch for. Null: any. */
  readonly domains: readonly string[] | null;
}

type Given = Readonly<Record<string, string>>;

/** The settings of providers as read, and what is wrong with them. */
export interface ReadProviders {
  readonly providers: readonly ProviderSettings[];
  readonly problems: readonly string[];
}

const defaultEmulator = 'http://localhost:9099';
/** What the local provider knows us by. */
const emulatorClient = {
  clientId: 'outrider',
  clientSecret: 'only-for-the-local-identity-provider',
};

const oidcSetting =
  /^OIDC_(?:([A-Z\d]+(?:_[A-Z\d]+)*?)_)?(ISSUER|CLIENT_ID|CLIENT_SECRET|DOMAINS)$/u;
const oidcParts = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'DOMAINS'] as const;
/** Identifiers of the other ways to sign in. */
const takenNames = new Set(['google', 'microsoft', 'credential', 'passkey']);
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/u;
const tenantName = /^[\w.-]{1,253}$/u;

const isLoopback = (name: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(name);

/** `https`, or on this machine `http`; without query, which no issuer has. */
function isIssuer(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.search + url.hash + url.username + url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** A client ID needs its secret, and the other way round. */
function clientOf(values: Given, prefix: string, problems: string[]) {
  const [id, secret] = [`${prefix}CLIENT_ID`, `${prefix}CLIENT_SECRET`];
  const [clientId, clientSecret] = [values[id], values[secret]];
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  if (clientId !== undefined) problems.push(`${secret} is not set; expected: the secret of ${id}.`);
  if (clientSecret !== undefined) {
    problems.push(`${id} is not set; expected: the client that ${secret} belongs to.`);
  }
  return null;
}

function oidcProvider(
  values: Given,
  name: string | undefined,
  problems: string[],
): ProviderSettings | null {
  const prefix = name === undefined ? 'OIDC_' : `OIDC_${name}_`;
  const id = (name ?? 'oidc').toLowerCase().replaceAll('_', '-');
  const before = problems.length;
  if (takenNames.has(id))
    problems.push(`${prefix}ISSUER has a name that is taken; choose another.`);
  for (const part of oidcParts) {
    if (values[prefix + part] === undefined) {
      problems.push(`${prefix}${part} is not set; expected: ${oidcParts.join(', ')} together.`);
    }
  }
  const issuer = values[`${prefix}ISSUER`] ?? '';
  const domains = (values[`${prefix}DOMAINS`] ?? '')
    .split(',')
    .flatMap((one) => one.trim().toLowerCase() || []);
  if (problems.length > before) return null;
  if (!isIssuer(issuer)) {
    problems.push(
      `${prefix}ISSUER is "${issuer}"; expected: an issuer such as https://login.example.com.`,
    );
  }
  if (domains.length === 0 || !domains.every((domain) => domainName.test(domain))) {
    problems.push(
      `${prefix}DOMAINS is "${values[`${prefix}DOMAINS`]}"; expected: domains such as skf.com, skf.se.`,
    );
  }
  const client = clientOf(values, prefix, problems);
  if (client === null || problems.length > before) return null;
  return { id, kind: 'oidc', issuer, ...client, domains };
}

function oidcProviders(values: Given, problems: string[]): ProviderSettings[] {
  const names = new Set<string | undefined>();
  for (const setting of Object.keys(values).filter((name) => name.startsWith('OIDC_'))) {
    const parts = oidcSetting.exec(setting);
    if (parts) names.add(parts[1]);
    else problems.push(`${setting} is not known; expected: OIDC_NAME_${oidcParts.join(', …_')}.`);
  }
  const providers = [...names]
    .toSorted()
    .flatMap((name) => oidcProvider(values, name, problems) ?? []);
  const all = providers.flatMap(({ domains }) => domains ?? []);
  const twice = all.find((domain, index) => all.indexOf(domain) !== index);
  if (twice !== undefined) {
    problems.push(`OIDC_…_DOMAINS has ${twice} twice; expected: each domain at one provider.`);
  }
  return providers;
}

/** Where the local identity provider is. Null: Google and Microsoft themselves are asked. */
function emulatorOf(values: Given, publicUrl: string, problems: string[]): string | null {
  const url = values['AUTH_EMULATOR_URL'];
  if (url === undefined) return values['EMULATORS'] === 'on' ? defaultEmulator : null;
  const isLocal = isIssuer(url) && isLoopback(new URL(url).hostname);
  if (isLocal && isLoopback(new URL(publicUrl).hostname)) return new URL(url).origin;
  problems.push(
    `AUTH_EMULATOR_URL is "${url}"; expected: an address of this machine, and PUBLIC_URL too.`,
  );
  return null;
}

/** Reads the settings of all providers. Blank counts as not set. */
export function readProviders(environment: NodeJS.ProcessEnv, publicUrl: string): ReadProviders {
  const values: Given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const problems: string[] = [];
  const emulator = emulatorOf(values, publicUrl, problems);
  const local = emulator === null ? null : emulatorClient;
  const tenant = values['MICROSOFT_TENANT'] ?? 'organizations';
  if (!tenantName.test(tenant)) {
    problems.push(
      `MICROSOFT_TENANT is "${tenant}"; expected: the ID of a tenant, organizations, or common.`,
    );
  }
  const google = local ?? clientOf(values, 'GOOGLE_', problems);
  const microsoft = local ?? clientOf(values, 'MICROSOFT_', problems);
  const providers: ProviderSettings[] = [
    ...(google
      ? [
          {
            id: 'google',
            kind: 'google' as const,
            domains: null,
            ...google,
            issuer: emulator === null ? 'https://accounts.google.com' : `${emulator}/google`,
          },
        ]
      : []),
    ...(microsoft
      ? [
          {
            id: 'microsoft',
            kind: 'microsoft' as const,
            domains: null,
            ...microsoft,
            issuer:
              emulator === null
                ? `https://login.microsoftonline.com/${tenant}/v2.0`
                : `${emulator}/microsoft`,
          },
        ]
      : []),
    ...oidcProviders(values, problems),
  ];
  return { providers, problems };
}
