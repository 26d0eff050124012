import * as z from 'zod/mini';
import { companyLimits } from './limits.ts';
import { companyKinds, type CompanyKind } from '#core/domain/company-kind.ts';
import { CompanyCard, CompanyRef } from './company.ts';
import { nameSimilarityOf, type NameSimilarity } from './name-similarity.ts';
import { firstLabel, widerDomains } from './links.ts';
import { compareEvidence, type Compared } from './same-company.ts';
import { fullNameKey, nameKey, nameWords } from './name-keys.ts';

/** Why a company is a candidate for an entry. */
export const EntryMatchReason = z.enum([
  'domain',
  'name',
  /** Same name, different web address. */
  'otherDomain',
  /** A parent domain: `acme.com` for `shop.acme.com`. */
  'widerDomain',
  'near',
  'part',
]);
export type EntryMatchReason = z.infer<typeof EntryMatchReason>;

/** The result for an entry. Sure: exactly one candidate. Unknown: none. */
export const EntryMatch = z.object({
  verdict: z.enum(['sure', 'doubtful', 'unknown']),
  candidates: z.array(
    z.object({
      company: CompanyCard,
      by: EntryMatchReason,
      /** All records of this company, including itself: any of them may already be in a collection. */
      records: z.array(CompanyRef),
    }),
  ),
});
export type EntryMatch = z.infer<typeof EntryMatch>;

/** What an entry is looked up by. */
export interface EntryQuery {
  readonly name: string | null;
  /** A whole host, as it was written. */
  readonly domain: string | null;
  /** Compared as records are, as far as an entry tells. */
  readonly evidence?: Compared;
}

/** A company that may match an entry. */
export interface EntryCandidate {
  readonly id: string;
  readonly kind: CompanyKind;
  readonly name: string;
  /** Normalized by `hostKey`. */
  readonly domain: string | null;
  /** The same for records accepted as the same company. */
  readonly group: string;
  readonly evidence?: Compared;
}

/** A company with its normalized name. */
interface Read extends EntryCandidate {
  readonly key: string | null;
  /** Including the legal form. */
  readonly fullKey: string | null;
  readonly words: readonly string[];
}

interface EntryVerdict {
  readonly verdict: EntryMatch['verdict'];
  readonly candidates: readonly { readonly id: string; readonly by: EntryMatchReason }[];
}

/** The names to look up: the one written, and one derived from the domain. */
export const queryNamesOf = ({ name, domain }: EntryQuery): string[] =>
  [name, domain === null ? null : firstLabel(domain)].filter((one) => one !== null);

/** Shorter forms of a name: "Acme Robotics Sweden" may be in the directory as "Acme". */
export function shorterNames(name: string | null): string[] {
  const words = name?.split(/\s+/u) ?? [];
  return words.slice(1, 6).flatMap((_, at) => nameKey(words.slice(0, at + 1).join(' ')) ?? []);
}

const isOwnFirst = (one: EntryCandidate, other: EntryCandidate) =>
  companyKinds.indexOf(one.kind) - companyKinds.indexOf(other.kind) || (one.id < other.id ? -1 : 1);

/**
 * Removes duplicates, preferring the record of our own directory, and before that the one whose name is
 * exactly the given one. Records with the same name and domain are duplicates even without an
 * accepted match.
 */
function eachOnce(found: readonly Read[], exactName: string | null = null): Read[] {
  const taken = new Set<string>();
  const isExact = ({ fullKey }: Read) => exactName !== null && fullKey === exactName;
  const exactFirst = (one: Read, other: Read) => Number(isExact(other)) - Number(isExact(one));
  const inOrder = (one: Read, other: Read) => exactFirst(one, other) || isOwnFirst(one, other);
  return found.toSorted(inOrder).filter(({ group, key, domain }) => {
    const marks = [group, ...(key && domain ? [`${key} ${domain}`] : [])];
    const isKnown = marks.some((mark) => taken.has(mark));
    for (const mark of marks) taken.add(mark);
    return !isKnown;
  });
}

const bestSimilarity = (
  names: readonly (readonly string[])[],
  { words }: Read,
): NameSimilarity | null =>
  names
    .flatMap((name) => nameSimilarityOf(name, words) ?? [])
    .toSorted((one, other) => other.score - one.score)[0] ?? null;

/** Candidates whose distance is more than this many times the best one's are dropped. */
const fartherMost = 2;

/** Candidates by name alone, most similar first. */
function likeliest(sought: EntryQuery, found: readonly Read[]) {
  const names = queryNamesOf(sought).map(nameWords);
  return found
    .flatMap((known) => {
      const similarity = bestSimilarity(names, known);
      return similarity === null ? [] : [{ known, ...similarity }];
    })
    .toSorted((one, other) => other.score - one.score || isOwnFirst(one.known, other.known))
    .filter(({ score }, _, [best]) => 1 - score <= fartherMost * (1 - (best?.score ?? 0)))
    .map(({ known, why }) => ({ known, by: why }));
}

/** By the rule for records: a subdomain of the same domain, say, with a related name. */
const isSurely = (one: Compared | undefined, other: Compared | undefined): boolean =>
  one !== undefined && other !== undefined && compareEvidence(one, other)?.isSure === true;

/** Whether both names have a legal form, and another one: "Acme AB" and "Acme GmbH". */
const isOtherForm = (one: Pick<Read, 'key' | 'fullKey'>, other: Read): boolean =>
  one.fullKey !== other.fullKey && one.key !== one.fullKey && other.key !== other.fullKey;

/**
 * The certain match: by domain, else by name unless the domains or legal forms differ. An exact name
 * comes before one that differs in its legal form.
 */
function surely(
  { name, domain, evidence }: EntryQuery,
  found: readonly Read[],
): EntryVerdict['candidates'] {
  const [key, fullKey] = [nameKey(name ?? ''), fullNameKey(name ?? '')];
  const hasDomain = (known: Read) => domain !== null && known.domain === domain;
  const hasName = (known: Read) => key !== null && known.key === key;
  const there = eachOnce(found.filter(hasDomain), fullKey);
  const both = eachOnce(
    found.filter((known) => hasDomain(known) && hasName(known)),
    fullKey,
  );
  const [only, ...others] = there.length > 1 && both.length > 0 ? both : there;
  if (only) return others.length === 0 ? [{ id: only.id, by: 'domain' }] : [];
  const alike = eachOnce(
    found.filter((known) => isSurely(evidence, known.evidence)),
    fullKey,
  );
  const [likest] = alike;
  if (likest) return alike.length === 1 ? [{ id: likest.id, by: 'domain' }] : [];
  const named = found.filter(hasName);
  const namesakes = eachOnce(named);
  const exact = eachOnce(named.filter((known) => known.fullKey === fullKey));
  const [namesake, ...more] = namesakes.length > 1 && exact.length > 0 ? exact : namesakes;
  if (!namesake || more.length > 0 || isOtherForm({ key, fullKey }, namesake)) return [];
  return domain === null || namesake.domain === null ? [{ id: namesake.id, by: 'name' }] : [];
}

/** Possible candidates, most likely first: by domain, by name, by similar name. */
function perhaps(sought: EntryQuery, found: readonly Read[]) {
  const { domain } = sought;
  const exactName = fullNameKey(sought.name ?? '');
  const keys = queryNamesOf(sought).map(nameKey);
  const wider = new Set(domain === null ? [] : widerDomains(domain));
  const those = (is: (known: Read) => boolean) => eachOnce(found.filter(is), exactName);
  const hasOther = (known: Read) => domain !== null && known.domain !== null;
  const there = those((known) => domain !== null && known.domain === domain);
  const named = those(({ key }) => key !== null && keys.includes(key));
  const above = those((known) => known.domain !== null && wider.has(known.domain));
  return [
    ...there.map((known) => ({ known, by: 'domain' as const })),
    ...named.map((known) => ({
      known,
      by: hasOther(known) ? ('otherDomain' as const) : ('name' as const),
    })),
    ...above.map((known) => ({ known, by: 'widerDomain' as const })),
    ...likeliest(sought, found),
  ];
}

/** Matches an entry to companies: one for sure, a few possible ones, or none. */
export function matchEntry(sought: EntryQuery, known: readonly EntryCandidate[]): EntryVerdict {
  const found = known.map((one) => ({
    ...one,
    key: nameKey(one.name),
    fullKey: fullNameKey(one.name),
    words: nameWords(one.name),
  }));
  const sure = surely(sought, found);
  if (sure.length > 0) return { verdict: 'sure', candidates: sure };
  const offered = perhaps(sought, found);
  const offers = offered.map((one) => one.known);
  const left = new Set(eachOnce(offers, fullNameKey(sought.name ?? '')).map(({ id }) => id));
  const candidates = offered
    .filter((one) => left.delete(one.known.id))
    .slice(0, companyLimits.entryCandidates)
    .map((one) => ({ id: one.known.id, by: one.by }));
  return { verdict: candidates.length === 0 ? 'unknown' : 'doubtful', candidates };
}
