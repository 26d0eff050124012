import type { Evidence } from './record-evidence.ts';
import type { MatchReason } from './match.ts';
import { nameSimilarityOf } from './name-similarity.ts';
import { wordsOf } from './name-keys.ts';

/**
 * Decides from two records alone whether they are the same company. A sure pair is linked at once, a
 * possible one is suggested; people decide on both.
 */
export interface Comparison {
  readonly reason: MatchReason;
  readonly isSure: boolean;
}

/** What is compared: the evidence, the host as written, and what the record says of itself. */
export interface Compared extends Evidence {
  readonly host?: string | null;
  readonly text?: string | null;
}

/**
 * Same: without legal form. Core: one adds a word like Labs. Near: both add something, or a typo. Part:
 * one begins with the other.
 */
type Names = 'same' | 'core' | 'near' | 'part' | 'other';

function compareNames(one: Compared, other: Compared): Names {
  if (one.name === null || other.name === null) return 'other';
  if (one.name === other.name) return 'same';
  if (one.core === null || other.core === null) return 'other';
  if (one.core === other.core)
    return one.name === one.core || other.name === other.core ? 'core' : 'near';
  return nameSimilarityOf([one.core], [other.core])?.why ?? 'other';
}

/** Country: the same, and a city missing. Unknown: nothing to compare. */
type Places = 'city' | 'country' | 'otherCity' | 'other' | 'unknown';

function comparePlaces(one: Compared, other: Compared): Places {
  const areKnown = one.country !== null && other.country !== null;
  if (areKnown && one.country !== other.country) return 'other';
  if (one.city !== null && other.city !== null) {
    if (one.city === other.city) return 'city';
    return areKnown ? 'otherCity' : 'other';
  }
  return areKnown ? 'country' : 'unknown';
}

const common = new Set(
  `about also application applications based been best better business companies company customers
  data develop developed developing develops digital from global have help helps high industry
  innovative into leading make makes more most new offers over platform product products provide
  provides providing service services software solution solutions startup system systems team
  technologies technology that their them these they this through using which with work world your`.split(
    /\s+/u,
  ),
);
const agreement = { words: 3, share: 0.3 };
const textCharacters = 2000;

function contentWords({ text, core }: Compared): Set<string> {
  const words = wordsOf((text ?? '').slice(0, textCharacters)).filter(
    (word) => word.length > 3 && !common.has(word) && !(core ?? '').includes(word),
  );
  return new Set(words.map((word) => (word.length > 4 ? word.replace(/s$/u, '') : word)));
}

/** Whether two descriptions have enough distinctive words in common to be a second witness. */
function sayTheSame(one: Compared, other: Compared): boolean {
  const [words, others] = [contentWords(one), contentWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  const fewest = Math.max(1, Math.min(words.size, others.size));
  return shared >= agreement.words && shared / fewest >= agreement.share;
}

/** One registered domain: sure when the names are related, or place or text agree as well. */
function byDomain(one: Compared, other: Compared, names: Names): Comparison | null {
  const hasOtherHost = Boolean(one.host && other.host && one.host !== other.host);
  if (names === 'same' || names === 'core' || (names === 'near' && !hasOtherHost))
    return { reason: 'domain', isSure: true };
  const isWitnessed = comparePlaces(one, other) === 'city' || sayTheSame(one, other);
  if (hasOtherHost && names === 'other')
    return isWitnessed ? { reason: 'domain', isSure: false } : null;
  return {
    reason: 'domain',
    isSure: isWitnessed || (names === 'part' && !hasOtherHost),
  };
}

const labelOf = (domain: string) => domain.split('.')[0];

/** Two domains: the same name under another ending, else hardly the same company. */
function despiteDomains(one: Compared, other: Compared, names: Names): Comparison | null {
  if (names !== 'same' && names !== 'core') return null;
  const places = comparePlaces(one, other);
  const isSameLabel = labelOf(one.domain ?? '') === labelOf(other.domain ?? '');
  const saysSame = sayTheSame(one, other);
  const reason = places === 'city' || places === 'country' ? 'nameAndPlace' : 'name';
  if (!isSameLabel) return saysSame && places !== 'other' ? { reason, isSure: false } : null;
  if (places === 'other') return saysSame ? { reason, isSure: false } : null;
  return { reason, isSure: saysSame || (places === 'city' && names === 'same') };
}

const lettersOfDistinctName = 5;

/** By name, with a place or a text as second witness. */
function byName(one: Compared, other: Compared, names: Names): Comparison | null {
  if (names === 'other' || names === 'part') return null;
  const places = comparePlaces(one, other);
  const saysSame = sayTheSame(one, other);
  const reason = places === 'city' || places === 'country' ? 'nameAndPlace' : 'name';
  if (places === 'other') return names === 'same' && saysSame ? { reason, isSure: false } : null;
  const isSameCore = one.core === other.core;
  if (!isSameCore || names === 'near')
    return isSameCore && (places === 'city' || saysSame) ? { reason, isSure: false } : null;
  if (places === 'city') return { reason, isSure: true };
  if (places === 'country') return { reason, isSure: names === 'same' || saysSame };
  if (saysSame) return { reason, isSure: names === 'same' };
  const isDistinct = (one.core?.length ?? 0) >= lettersOfDistinctName;
  return names === 'same' && isDistinct ? { reason, isSure: false } : null;
}

/** Whether two records are the same company; null for no reason to think so. */
export function compareEvidence(one: Compared, other: Compared): Comparison | null {
  const names = compareNames(one, other);
  if (one.domain === null || other.domain === null) return byName(one, other, names);
  return one.domain === other.domain
    ? byDomain(one, other, names)
    : despiteDomains(one, other, names);
}

const areUnlike = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other && one !== other);

const haveOneAddress = (one: Compared, other: Compared): boolean =>
  one.domain !== null && one.domain === other.domain && !areUnlike(one.host, other.host);

/** Whether two records have unlike web addresses, and nothing says that they are one company all the same. */
const areApart = (one: Compared, other: Compared): boolean =>
  (areUnlike(one.domain, other.domain) || areUnlike(one.host, other.host)) &&
  compareEvidence(one, other)?.isSure !== true;

/**
 * Whether a record that is like one record of a company fits all of them: else two companies with web
 * addresses of their own would become one through a third record without one.
 */
export const fitsCompany = (one: Compared, records: readonly Compared[]): boolean =>
  records.some((other) => haveOneAddress(one, other)) ||
  !records.some((other) => areApart(one, other));
