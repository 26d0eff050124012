/** A Firebase-compatible identity service in the place of the built-in sign-in (section 2). */
export interface HostedIdentitySettings {
  readonly project: string;
  /** Sent by the page; it names the project and is no secret. */
  readonly apiKey: string;
  /** The host of the service's own pages, which its pop-ups open. */
  readonly authDomain: string;
  /** Where the keys of its tokens are published, as a JWK set. */
  readonly keysUrl: string;
  /** A local copy that the page speaks to. Its tokens are unsigned, and refused like any such. */
  readonly emulator: string | null;
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const name = 'HOSTED_IDENTITY';
const parts = ['PROJECT', 'API_KEY', 'AUTH_DOMAIN', 'KEYS_URL', 'EMULATOR'] as const;

const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(hostname);

/** `https`, or `http` on this machine. */
function isSafe(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)))
  );
}

const expectations: Readonly<
  Record<(typeof parts)[number], readonly [(value: string) => boolean, string]>
> = {
  PROJECT: [(value) => /^[a-z][a-z\d-]{3,61}$/u.test(value), 'the ID of a project'],
  API_KEY: [(value) => /^[\w-]{1,200}$/u.test(value), 'the web API key of the project'],
  AUTH_DOMAIN: [
    (value) => /^(?:[a-z\d-]+\.)+[a-z]{2,}$/u.test(value),
    'a host such as my-project.firebaseapp.com',
  ],
  KEYS_URL: [isSafe, 'the https address of a JWK set'],
  EMULATOR: [
    (value) => URL.parse(value)?.protocol === 'http:' && isLoopback(new URL(value)),
    'an address of this machine, and PUBLIC_URL too',
  ],
};

/** Reads the settings of a hosted identity service; null: people sign in here. */
export function readHostedIdentity(
  environment: NodeJS.ProcessEnv,
  publicUrl: string,
): { readonly hosted: HostedIdentitySettings | null; readonly problems: string[] } {
  const settingOf = (part: (typeof parts)[number]) => environment[`${name}_${part}`] || undefined;
  if (parts.every((part) => settingOf(part) === undefined)) return { hosted: null, problems: [] };
  const problems = parts.flatMap((part) => {
    const value = settingOf(part);
    const [isRight, expected] = expectations[part];
    return value === undefined || isRight(value)
      ? []
      : [`${name}_${part} is "${value}"; expected: ${expected}.`];
  });
  const [project, apiKey, emulator] = [
    settingOf('PROJECT'),
    settingOf('API_KEY'),
    settingOf('EMULATOR'),
  ];
  if (project === undefined) problems.push(`${name}_PROJECT is not set; expected: its ID.`);
  if (apiKey === undefined) problems.push(`${name}_API_KEY is not set; expected: its web API key.`);
  if (emulator !== undefined && !isLoopback(new URL(publicUrl))) {
    problems.push(`${name}_EMULATOR is "${emulator}"; expected: ${expectations.EMULATOR[1]}.`);
  }
  if (project === undefined || apiKey === undefined || problems.length > 0) {
    return { hosted: null, problems };
  }
  const hosted = {
    project,
    apiKey,
    emulator: emulator ?? null,
    authDomain: settingOf('AUTH_DOMAIN') ?? `${project}.firebaseapp.com`,
    keysUrl: settingOf('KEYS_URL') ?? googleKeys,
  };
  return { hosted, problems };
}
