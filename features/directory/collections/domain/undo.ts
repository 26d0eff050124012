import { refKey, type CompanyRef } from '#features/directory/companies/domain/company.ts';
import type { CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import type { NamedCompany } from './company-changes.ts';
import { statesOf, type CompanyState } from './lists.ts';
import { spacesOf } from './placement.ts';

/** The distinct companies of a change. */
function companiesOf(change: CollectionChange): NamedCompany[] {
  const byKey = new Map<string, NamedCompany>();
  const walk = (one: CollectionChange): void => {
    if (one.kind === 'together') one.changes.forEach(walk);
    else if ('company' in one) {
      const earlier = byKey.get(refKey(one.company));
      const name = 'name' in one.company ? one.company.name : earlier?.name;
      byKey.set(refKey(one.company), { ...one.company, name: name ?? '' });
    }
  };
  walk(change);
  return [...byKey.values()];
}

/** The change from one state of a company to another. */
const wayTo: Record<
  CompanyState,
  Record<CompanyState, 'add' | 'remove' | 'blacklist' | 'unblacklist' | null>
> = {
  listed: { listed: null, blacklisted: 'blacklist', neither: 'remove' },
  blacklisted: { listed: 'add', blacklisted: null, neither: 'unblacklist' },
  neither: { listed: 'add', blacklisted: 'blacklist', neither: null },
};

/**
 * The change that restores the companies of a change to their earlier state: listed with their sub-spaces,
 * blacklisted, or neither. It is a difference, so that concurrent changes by others are kept. Null: it
 * moves no company.
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

/**
 * The change that takes back what somebody who may not edit blacklists: exactly what it takes. Null: the
 * change does something else.
 */
export function takeBackOfChange(
  before: Collection,
  after: Collection,
  change: CollectionChange,
): CollectionChange | null {
  const [was, is] = [statesOf(before), statesOf(after)];
  const moved = companiesOf(change).filter((company) => was(company) !== is(company));
  if (moved.length === 0 || moved.some((company) => is(company) !== 'blacklisted')) return null;
  const changes = moved.map((company) => ({
    kind: 'takeBack' as const,
    company,
    isListed: was(company) === 'listed',
    spaces: spacesOf(before, company.id),
  }));
  return { kind: 'together', changes };
}

/** The sub-spaces of a company there that it lacks here. */
function missing(there: Collection, here: Collection, { id }: CompanyRef): string[] {
  const has = new Set(spacesOf(here, id));
  return spacesOf(there, id).filter((space) => !has.has(space));
}
