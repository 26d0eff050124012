/** A setting as it is in force. */
export interface SettingInForce {
  readonly name: string;
  /** Null: not set, or secret. */
  readonly value: string | null;
  readonly isSecret: boolean;
  /** Whether it was set, not left at its default. */
  readonly isSet: boolean;
}

/** A later setting with such a name is secret too, even where nobody has listed it. */
const secretName = /SECRET|PASSWORD|PASSPHRASE|TOKEN|_KEY$/u;
const providerName = /^(?:GOOGLE|MICROSOFT|OIDC)_/u;

/** An address without what may be secret in it: name, password and parameters. */
function shownValue(value: string): string {
  const url = URL.parse(value);
  if (url === null || (url.username + url.password + url.search).length === 0) return value;
  return `${url.protocol}//${url.host}${url.pathname}`;
}

/** All settings with their values in force; of secrets only whether they are set. */
export function settingsInForce(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  secrets: ReadonlySet<string>,
): SettingInForce[] {
  const providers = Object.keys(environment).filter((name) => providerName.test(name));
  return [...new Set([...names, ...providers])].toSorted().map((name) => {
    const isSecret = secrets.has(name) || secretName.test(name);
    const value = values[name] ?? environment[name];
    const isKnown = !isSecret && value !== undefined && value !== '';
    return {
      name,
      isSecret,
      value: isKnown ? shownValue(String(value)) : null,
      isSet: (environment[name] ?? '') !== '',
    };
  });
}
