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
function eachOnce(records: readonly Read[], exactName: string | null = null): Read[] {
  const taken = new Set<string>();
  const isExact = ({ fullKey }: Read) => exactName !== null && fullKey === exactName;
  const exactFirst = (one: Read, other: Read) => Number(isExact(other)) - Number(isExact(one));
  const inOrder = (one: Read, other: Read) => exactFirst(one, other) || isOwnFirst(one, other);
  return records.toSorted(inOrder).filter(({ group, key, domain }) => {
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
function likeliest(sought: EntryQuery, records: readonly Read[]) {
  const names = queryNamesOf(sought).map(nameWords);
  return records
    .flatMap((record) => {
      const similarity = bestSimilarity(names, record);
      return similarity === null ? [] : [{ record, ...similarity }];
    })
    .toSorted((one, other) => other.score - one.score || isOwnFirst(one.record, other.record))
    .filter(({ score }, _, [best]) => 1 - score <= fartherMost * (1 - (best?.score ?? 0)))
    .map(({ record, why }) => ({ record, by: why }));
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
  records: readonly Read[],
): EntryVerdict['candidates'] {
  const [key, fullKey] = [nameKey(name ?? ''), fullNameKey(name ?? '')];
  const hasDomain = (record: Read) => domain !== null && record.domain === domain;
  const hasName = (record: Read) => key !== null && record.key === key;
  const there = eachOnce(records.filter(hasDomain), fullKey);
  const both = eachOnce(
    records.filter((record) => hasDomain(record) && hasName(record)),
    fullKey,
  );
  const [only, ...others] = there.length > 1 && both.length > 0 ? both : there;
  if (only) return others.length === 0 ? [{ id: only.id, by: 'domain' }] : [];
  const alike = eachOnce(
    records.filter((record) => isSurely(evidence, record.evidence)),
    fullKey,
  );
  const [likest] = alike;
  if (likest) return alike.length === 1 ? [{ id: likest.id, by: 'domain' }] : [];
  const named = records.filter(hasName);
  const namesakes = eachOnce(named);
  const exact = eachOnce(named.filter((record) => record.fullKey === fullKey));
  const [namesake, ...more] = namesakes.length > 1 && exact.length > 0 ? exact : namesakes;
  if (!namesake || more.length > 0 || isOtherForm({ key, fullKey }, namesake)) return [];
  return domain === null || namesake.domain === null ? [{ id: namesake.id, by: 'name' }] : [];
}

/** Possible candidates, most likely first: by domain, by name, by similar name. */
function perhaps(sought: EntryQuery, records: readonly Read[]) {
  const { domain } = sought;
  const exactName = fullNameKey(sought.name ?? '');
  const keys = queryNamesOf(sought).map(nameKey);
  const wider = new Set(domain === null ? [] : widerDomains(domain));
  const those = (is: (record: Read) => boolean) => eachOnce(records.filter(is), exactName);
  const hasOther = (record: Read) => domain !== null && record.domain !== null;
  const there = those((record) => domain !== null && record.domain === domain);
  const named = those(({ key }) => key !== null && keys.includes(key));
  const above = those((record) => record.domain !== null && wider.has(record.domain));
  return [
    ...there.map((record) => ({ record, by: 'domain' as const })),
    ...named.map((record) => ({
      record,
      by: hasOther(record) ? ('otherDomain' as const) : ('name' as const),
    })),
    ...above.map((record) => ({ record, by: 'widerDomain' as const })),
    ...likeliest(sought, records),
  ];
}

/** Matches an entry to companies: one for sure, a few possible ones, or none. */
export function matchEntry(sought: EntryQuery, companies: readonly EntryCandidate[]): EntryVerdict {
  const records = companies.map((one) => ({
    ...one,
    key: nameKey(one.name),
    fullKey: fullNameKey(one.name),
    words: nameWords(one.name),
  }));
  const sure = surely(sought, records);
  if (sure.length > 0) return { verdict: 'sure', candidates: sure };
  const offered = perhaps(sought, records);
  const offers = offered.map((one) => one.record);
  const left = new Set(eachOnce(offers, fullNameKey(sought.name ?? '')).map(({ id }) => id));
  const candidates = offered
    .filter((one) => left.delete(one.record.id))
    .slice(0, companyLimits.entryCandidates)
    .map((one) => ({ id: one.record.id, by: one.by }));
  return { verdict: candidates.length === 0 ? 'unknown' : 'doubtful', candidates };
}
