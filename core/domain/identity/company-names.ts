/**
 * Company names derived from an email address (section 1). For display only, never for
 * authorization: anyone can register `skf.xyz`.
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

/** The known companies with the owner's: "Åkerö Steel" sends its mail from `akerosteel`. */
export function withOwner(
  companies: Readonly<Record<string, string>>,
  owner: string,
): Readonly<Record<string, string>> {
  const label = owner
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '');
  return label === '' ? companies : { [label]: owner, ...companies };
}

/** `jane@mail.skf.com` → "SKF"; null when the domain is none of the known ones. */
export function companyNameFromEmail(
  email: string,
  companies: Readonly<Record<string, string>>,
): string | null {
  const host = email.split('@')[1];
  if (host === undefined) return null;
  const label = registrableLabel(host);
  return Object.hasOwn(companies, label) ? (companies[label] ?? null) : null;
}
