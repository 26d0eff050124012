import { refKey, type CompanyRef } from '#features/companies/domain/company.ts';
import type { CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import type { NamedCompany } from './company-changes.ts';
import { statesOf, type CompanyState } from './lists.ts';
import { spacesOf } from './placement.ts';

/** The companies that a change names, each once. */
function companiesOf(change: CollectionChange): NamedCompany[] {
  const found = new Map<string, NamedCompany>();
  const walk = (one: CollectionChange): void => {
    if (one.kind === 'together') one.changes.forEach(walk);
    else if ('company' in one) {
      const known = found.get(refKey(one.company));
      const name = 'name' in one.company ? one.company.name : known?.name;
      found.set(refKey(one.company), { ...one.company, name: name ?? '' });
    }
  };
  walk(change);
  return [...found.values()];
}

/** What brings a company from one state to another. */
const wayTo: Record<
  CompanyState,
  Record<CompanyState, 'add' | 'remove' | 'blacklist' | 'unblacklist' | null>
> = {
  listed: { listed: null, blacklisted: 'blacklist', neither: 'remove' },
  blacklisted: { listed: 'add', blacklisted: null, neither: 'unblacklist' },
  neither: { listed: 'add', blacklisted: 'blacklist', neither: null },
};

/**
 * What brings the companies of a change back to where they were: on the list with their sub-spaces,
 * on the blacklist, or nowhere. Said as a change like any other, so that what somebody else did
 * meanwhile stays. Null: it moved no company.
 */
export function undoOfChange(
  before: Collection,
  after: Collection,
  change: CollectionChange,
): CollectionChange | null {
  const [was, is] = [statesOf(before), statesOf(after)];
  const changes = companiesOf(change).flatMap((company): CollectionChange[] => {
    const [from, to] = [is(company), was(company)];
    const kind = wayTo[from][to];
    const way: CollectionChange[] = kind === null ? [] : [{ kind, company }];
    const into = missing(before, after, company);
    const outOf = missing(after, before, company);
    if (to !== 'listed' || into.length + outOf.length === 0) return way;
    return [...way, { kind: 'assign', company, into, outOf }];
  });
  return changes.length === 0 ? null : { kind: 'together', changes };
}

/** The sub-spaces that a company is in there and not here. */
function missing(there: Collection, here: Collection, { id }: CompanyRef): string[] {
  const has = new Set(spacesOf(here, id));
  return spacesOf(there, id).filter((space) => !has.has(space));
}
