import { collectionNotices } from './notices.ts';
import { collectionRefusals } from './refusals.ts';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { collectionLimits } from './limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { Collection } from './collection.ts';
import { blacklistOf, listOf, type FoldedCompany } from './lists.ts';
import { spacesAfter, type Placement } from './placement.ts';
import { capacityRefusal } from './capacity.ts';
import { takeBackRefusal } from './take-back-refusal.ts';

const most = collectionLimits.collectionCompaniesMost;

/** A company reference in a change, with its display name. */
export type NamedCompany = FoldedCompany & { readonly name: string };

/** Changes to one company of a collection. */
export type CompanyChange =
  | { readonly kind: 'add'; readonly company: NamedCompany }
  | { readonly kind: 'remove'; readonly company: NamedCompany }
  | { readonly kind: 'blacklist'; readonly company: NamedCompany }
  | { readonly kind: 'unblacklist'; readonly company: NamedCompany }
  /** Takes one's own blacklisting back: who may not edit may do so for a while. */
  | {
      readonly kind: 'takeBack';
      readonly company: NamedCompany;
      /** Whether it was listed, and in which sub-spaces. */
      readonly isListed: boolean;
      readonly spaces: readonly string[];
    }
  | ({ readonly kind: 'assign'; readonly company: CompanyRef } & Placement);

type TakeBack = Extract<CompanyChange, { readonly kind: 'takeBack' }>;

const companyChanges: ReadonlySet<string> = new Set<CompanyChange['kind']>([
  'add',
  'remove',
  'blacklist',
  'unblacklist',
  'takeBack',
  'assign',
]);

export const isOfCompany = <Change extends { readonly kind: string }>(
  change: Change,
): change is Extract<Change, { readonly kind: CompanyChange['kind'] }> =>
  companyChanges.has(change.kind);

/** Section 8: notices for added and removed companies. */
export const noticeOf = {
  add: collectionNotices['collection.added'],
  remove: collectionNotices['collection.removed'],
  blacklist: collectionNotices['collection.blacklisted'],
  unblacklist: collectionNotices['collection.unblacklisted'],
  takeBack: collectionNotices['collection.unblacklisted'],
} as const;

/** The result of one change. Null: nothing changed. */
type Step = { readonly notice: string } | { readonly refusal: Refusal } | null;

type Lists = Record<CompanyKind, Set<string>>;

const setsOf = (collection: Collection, lists: typeof listOf | typeof blacklistOf): Lists => ({
  startup: new Set(collection[lists.startup]),
  crunchbase: new Set(collection[lists.crunchbase]),
  nucla: new Set(collection[lists.nucla]),
});

/**
 * A collection's companies while changes are applied. Lists are sets here because one change may cover
 * thousands of companies.
 */
export function openCompanies(collection: Collection) {
  const { name: c } = collection;
  const spaceIds = new Set(collection.subspaces.map(({ id }) => id));
  const listed = setsOf(collection, listOf);
  const blacklisted = setsOf(collection, blacklistOf);
  const spaces = new Map(Object.entries(collection.startupToSubspaces));

  function put(id: string, into: readonly string[]): void {
    spaces.delete(id);
    if (into.length > 0) spaces.set(id, [...into]);
  }

  /** Section 4: removing a startup from the list also removes its sub-space assignments. */
  function takeOff({ kind, id }: CompanyRef): void {
    listed[kind].delete(id);
    put(id, []);
  }

  /** Section 4: adding a blacklisted startup first removes it from the blacklist, then adds it. */
  function add({ kind, id, name: x }: NamedCompany): Step {
    if (listed[kind].has(id))
      return { refusal: refuse(collectionRefusals['collection.alreadyListed'], { x, c }) };
    if (listed[kind].size >= most) return { refusal: capacityRefusal(collection, 'companies') };
    blacklisted[kind].delete(id);
    listed[kind].add(id);
    return { notice: noticeText(noticeOf.add, { x, c }) };
  }

  /** Section 4: blacklisting a listed startup first removes it from the list, then blacklists it. */
  function blacklist(company: NamedCompany): Step {
    const { kind, id, name: x } = company;
    if (blacklisted[kind].has(id)) {
      return { refusal: refuse(collectionRefusals['collection.alreadyBlacklisted'], { x, c }) };
    }
    if (blacklisted[kind].size >= most)
      return { refusal: capacityRefusal(collection, 'blacklisted') };
    takeOff(company);
    blacklisted[kind].add(id);
    return { notice: noticeText(noticeOf.blacklist, { x, c }) };
  }

  function takeBack({ company, isListed, spaces: into }: TakeBack): Step {
    const { kind, id, name: x } = company;
    if (!blacklisted[kind].has(id))
      return { refusal: takeBackRefusal(collection, 'notBlacklisted') };
    if (isListed && listed[kind].size >= most)
      return { refusal: capacityRefusal(collection, 'companies') };
    blacklisted[kind].delete(id);
    if (isListed) listed[kind].add(id);
    if (isListed) put(id, spacesAfter([], { into, outOf: [] }, spaceIds));
    return { notice: noticeText(noticeOf.takeBack, { x, c }) };
  }

  /** Section 4: an assignment keeps only ids that exist; an empty one clears the entry. */
  function assign({ kind, id }: CompanyRef, placement: Placement): Step {
    if (!listed[kind].has(id)) return null;
    const before = spaces.get(id) ?? [];
    const after = spacesAfter(before, placement, spaceIds);
    if (before.length === after.length && before.every((one) => after.includes(one))) {
      return null;
    }
    put(id, after);
    return { notice: noticeText(collectionNotices['collection.assigned']) };
  }

  function make(change: CompanyChange): Step {
    const { company } = change;
    switch (change.kind) {
      case 'add':
        return add(change.company);
      case 'remove': {
        if (!listed[company.kind].has(company.id)) return null;
        takeOff(company);
        return { notice: noticeText(noticeOf.remove, { x: change.company.name, c }) };
      }
      case 'blacklist':
        return blacklist(change.company);
      case 'unblacklist': {
        if (!blacklisted[company.kind].delete(company.id)) return null;
        return { notice: noticeText(noticeOf.unblacklist, { x: change.company.name, c }) };
      }
      case 'takeBack':
        return takeBack(change);
      case 'assign':
        return assign(company, change);
    }
  }

  return {
    make,
    closed: (): Collection => ({
      ...collection,
      startupIds: [...listed.startup],
      crunchbaseIds: [...listed.crunchbase],
      nuclaIds: [...listed.nucla],
      blacklistedStartupIds: [...blacklisted.startup],
      blacklistedCrunchbaseIds: [...blacklisted.crunchbase],
      blacklistedNuclaIds: [...blacklisted.nucla],
      startupToSubspaces: Object.fromEntries(spaces),
    }),
  };
}
