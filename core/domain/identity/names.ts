/** Names of people (sections 1 and 3). For display only, never for authorization. */

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

/** Section 3: the first word is the first name, the rest the last name; both empty when blank. */
export function splitDisplayName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}

/** Display name: the name, else one derived from the email, else a generic label. */
export function personName(person: {
  firstName: string;
  lastName: string;
  email?: string | null;
}): string {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return name || displayNameFromEmail(person.email ?? '') || 'Someone';
}
