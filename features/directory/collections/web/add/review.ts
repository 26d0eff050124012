import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { stateOf, type CompanyState } from '#features/directory/collections/domain/lists.ts';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import type { ListEntry } from '#features/directory/companies/domain/list-entries.ts';
import type { NewCompany } from '#features/directory/companies/domain/proposal.ts';
import { limits } from '#core/domain/limits.ts';
import type {
  EntryMatch,
  EntryMatchReason,
} from '#features/directory/companies/domain/entry-match.ts';
import type { Draft, LookupResult } from './add-draft.ts';

/** A company that can be added. */
export interface AddCandidate {
  readonly key: string;
  readonly company: CompanyCard;
  readonly by: EntryMatchReason;
  /** The state in the collection of any of its records. */
  readonly state: CompanyState;
  /** The record to add: a blacklisted one if any, to take it off the blacklist. */
  readonly target: NamedCompany;
}

export interface Review {
  readonly found: readonly (AddCandidate & { readonly texts: readonly string[] })[];
  readonly doubtful: readonly {
    readonly text: string;
    readonly addCandidates: readonly AddCandidate[];
  }[];
  readonly unknown: readonly UnknownEntry[];
}

/** An entry without a match, and the company that it can be added as. */
export interface UnknownEntry {
  readonly text: string;
  readonly company: NewCompany;
}

const unknownEntryOf = ({ text, name, domain }: ListEntry): UnknownEntry => ({
  text,
  company: {
    name: name ?? domain ?? text.slice(0, limits.nameCharacters),
    url: domain === null ? null : `https://${domain}`,
  },
});

type RecognitionCandidate = EntryMatch['candidates'][number];

function toAddCandidate(
  collection: Collection,
  { company, by, records }: RecognitionCandidate,
): AddCandidate {
  const states = records.map((record) => ({ record, state: stateOf(collection, record) }));
  const held =
    states.find(({ state }) => state === 'listed') ??
    states.find(({ state }) => state === 'blacklisted');
  const { kind, id } = held?.record ?? company;
  return {
    key: refKey(company),
    company,
    by,
    state: held?.state ?? 'neither',
    target: { kind, id, name: company.name },
  };
}

/** Sorts matches by verdict; each company is listed once with all its texts. */
export function buildReview(collection: Collection, { list, found }: LookupResult): Review {
  const sure = new Map<string, AddCandidate & { texts: string[] }>();
  const doubtful: { text: string; addCandidates: AddCandidate[] }[] = [];
  const unknown: UnknownEntry[] = [];
  for (const [place, entry] of list.entries.entries()) {
    const { text } = entry;
    const { verdict, candidates } = found[place] ?? { verdict: 'unknown', candidates: [] };
    const addCandidates = candidates.map((candidate) => toAddCandidate(collection, candidate));
    const [first] = addCandidates;
    if (verdict === 'doubtful') doubtful.push({ text, addCandidates });
    else if (!first) unknown.push(unknownEntryOf(entry));
    else {
      const earlier = sure.get(first.key);
      if (earlier) earlier.texts.push(text);
      else sure.set(first.key, { ...first, texts: [text] });
    }
  }
  return { found: [...sure.values()], doubtful, unknown };
}

type Decisions = Pick<Draft, 'checked' | 'picks'>;

/** By default, companies in neither list are checked. Listed ones cannot be. */
export const isChecked = ({ key, state }: AddCandidate, { checked }: Decisions): boolean =>
  state !== 'listed' && (checked[key] ?? state === 'neither');

/** The distinct companies to add. */
export function selectedCompanies(review: Review, decisions: Decisions): NamedCompany[] {
  const picked = review.doubtful.flatMap(({ text, addCandidates }) =>
    addCandidates.filter(
      ({ key, state }) => key === decisions.picks.get(text) && state !== 'listed',
    ),
  );
  const ticked = review.found.filter((offer) => isChecked(offer, decisions));
  const once = new Map([...ticked, ...picked].map(({ target }) => [refKey(target), target]));
  return [...once.values()];
}

/** Number of ambiguous entries without a decision. */
export const countUndecided = ({ doubtful }: Review, { picks }: Decisions): number =>
  doubtful.filter(({ text }) => !picks.has(text)).length;

/** One change for all of them: stored together, with one notice. */
export const toAddChange = (
  companies: readonly NamedCompany[],
  space: string | null,
): CollectionChange => ({
  kind: 'together',
  changes: [
    ...companies.map((company) => ({ kind: 'add' as const, company })),
    ...(space === null
      ? []
      : companies.map((company) => ({
          kind: 'assign' as const,
          company,
          into: [space],
          outOf: [],
        }))),
  ],
});
