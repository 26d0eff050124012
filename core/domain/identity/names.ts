/**
 * Names derived from an e-mail address (section 1). For display only, never for authorization:
 * anyone can register `skf.xyz`.
 */

/** Section 9: nine industrial companies. The product owner's own organisation is added by a setting. */
export const knownCompanies: Readonly<Record<string, string>> = {
  abb: 'ABB',
  atlascopco: 'Atlas Copco',
  ericsson: 'Ericsson',
  sandvik: 'Sandvik',
  scania: 'Scania',
  siemens: 'Siemens',
  skf: 'SKF',
  vestas: 'Vestas',
  volvo: 'Volvo',
};

/** Second-level labels under which names are registered, as in `example.co.uk`. */
const registryLabels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'or', 'org']);

/** The label a company registered: `mail.skf.com` → `skf`, `sandvik.co.uk` → `sandvik`. */
function registrableLabel(host: string): string {
  const labels = host.toLowerCase().split('.').filter(Boolean);
  const last = labels.at(-1) ?? '';
  const second = labels.at(-2) ?? '';
  const countryWithRegistry = last.length === 2 && registryLabels.has(second) && labels.length > 2;
  return (countryWithRegistry ? labels.at(-3) : labels.at(-2)) ?? last;
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toLocaleUpperCase() + rest.join('').toLocaleLowerCase();
}

/** `jane.van_dijk@skf.com` → "Jane Van Dijk". Empty for a blank address. */
export function displayNameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? '';
  return local
    .split(/[._-]+/u)
    .filter(Boolean)
    .map(capitalise)
    .join(' ');
}

/** `jane@mail.skf.com` → "SKF"; null when the domain is none of the known ones. */
export function companyNameFromEmail(
  email: string,
  known: Readonly<Record<string, string>> = knownCompanies,
): string | null {
  const host = email.split('@')[1];
  if (host === undefined) return null;
  const label = registrableLabel(host);
  return Object.hasOwn(known, label) ? (known[label] ?? null) : null;
}

/** Section 3: the first word is the first name, the rest the last name; both empty when blank. */
export function splitDisplayName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}

/** Display name: the name, else one derived from the e-mail, else a generic label. */
export function personName(person: {
  firstName: string;
  lastName: string;
  email?: string | null;
}): string {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return name || displayNameFromEmail(person.email ?? '') || 'Someone';
}
