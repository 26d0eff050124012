import { companyKinds, type CompanyRef } from '#domain/companies/company.ts';
import { tell } from '#domain/notices.ts';
import { refuse, type Refusal } from '#domain/refusals.ts';
import { formatNumber } from '#domain/formatting.ts';
import { oncePer } from '#domain/once-per.ts';
import type { Collection, Subspace } from './collection.ts';
import { isOfCompany, openCompanies, type CompanyChange } from './company-changes.ts';
import { blacklistOf, listOf } from './lists.ts';
import { childrenOf, fitsBelow } from './subspaces.ts';

export type { NamedCompany } from './company-changes.ts';

/** Everything that can be done to a collection (sections 4, 5 and 8). */
export type CollectionChange =
  | { readonly kind: 'rename'; readonly name: string }
  | CompanyChange
  | { readonly kind: 'share'; readonly userIds: readonly string[] }
  | { readonly kind: 'unshare'; readonly userId: string }
  | { readonly kind: 'createSubspace'; readonly subspace: Subspace }
  | {
      readonly kind: 'updateSubspace';
      readonly id: string;
      readonly name: string;
      readonly description: string;
    }
  | {
      readonly kind: 'moveSubspace';
      readonly id: string;
      readonly parentId: string | null;
      /** The one that comes right behind it; left out: it comes last. */
      readonly before?: string | undefined;
    }
  | { readonly kind: 'deleteSubspace'; readonly id: string }
  /** Several at once, one after the other: stored together, or not at all. */
  | { readonly kind: 'together'; readonly changes: readonly CollectionChange[] };

/** What came of a change. No notice: nothing that a person needs to be told. */
export type Outcome =
  | { readonly ok: true; readonly next: Collection; readonly notice: string | null }
  | { readonly ok: false; readonly refusal: Refusal };

const done = (next: Collection, notice: string | null = null): Outcome => ({
  ok: true,
  next,
  notice,
});
/** Section 8: the sentences of what can be done to a company. */
const noticeOf = {
  add: 'collection.added',
  remove: 'collection.removed',
  blacklist: 'collection.blacklisted',
  unblacklist: 'collection.unblacklisted',
} as const;

const refused = (refusal: Refusal): Outcome => ({ ok: false, refusal });

/** Section 5: a collection's name says something. */
export function refusalOfName(name: string): Refusal | null {
  return name.trim() === '' ? refuse('collection.invalidName', { user_content: name }) : null;
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);

/** Section 5: nobody selected does nothing; nobody new is refused. */
function share(collection: Collection, userIds: readonly string[]): Outcome {
  const selected = [...new Set(userIds)];
  if (selected.length === 0) return done(collection);
  const added = selected.filter(
    (id) => id !== collection.userId && !collection.sharedToUsers.includes(id),
  );
  if (added.length === 0) return refused(refuse('collection.alreadyShared'));
  return done(
    { ...collection, sharedToUsers: [...collection.sharedToUsers, ...added] },
    tell('collection.shared', { c: collection.name, k: added.length }),
  );
}

const isBlank = (name: string) => name.trim() === '';

function createSubspace(collection: Collection, subspace: Subspace): Outcome {
  if (isBlank(subspace.name)) return refused(refuse('collection.subspaceNameEmpty'));
  if (collection.subspaces.some(({ id }) => id === subspace.id)) return done(collection);
  const made = { ...subspace, name: subspace.name.trim() };
  const grown = { ...collection, subspaces: [...collection.subspaces, made] };
  if (!fitsBelow(grown, made.id, made.parentId)) return refused(refuse('collection.subspacePlace'));
  return done(grown, tell('collection.subspaceCreated', { n: made.name }));
}

const withSubspace = (collection: Collection, id: string, changed: Partial<Subspace>) => ({
  ...collection,
  subspaces: collection.subspaces.map((one) => (one.id === id ? { ...one, ...changed } : one)),
});

/** Deleting takes it from every assignment (section 4), and what lay below it moves up. */
function deleteSubspace(collection: Collection, id: string): Collection {
  const parentId = collection.subspaces.find((one) => one.id === id)?.parentId ?? null;
  const assignments = Object.entries(collection.startupToSubspaces)
    .map(([companyId, ids]) => [companyId, without(ids, id)] as const)
    .filter(([, ids]) => ids.length > 0);
  return {
    ...collection,
    subspaces: collection.subspaces
      .filter((one) => one.id !== id)
      .map((one) => (one.parentId === id ? { ...one, parentId } : one)),
    startupToSubspaces: Object.fromEntries(assignments),
  };
}

const hasSubspace = ({ subspaces }: Collection, id: string) =>
  subspaces.some((subspace) => subspace.id === id);

/** Below another one, or at the top; before one that is there, or behind all of them. */
function moveSubspace(
  collection: Collection,
  { id, parentId, before }: Extract<CollectionChange, { kind: 'moveSubspace' }>,
): Outcome {
  const moved = collection.subspaces.find((one) => one.id === id);
  if (!moved || before === id) return done(collection);
  if (!fitsBelow(collection, id, parentId)) return refused(refuse('collection.subspacePlace'));
  const others = collection.subspaces.filter((one) => one !== moved);
  const place = others.findIndex((one) => one.id === before && one.parentId === parentId);
  const subspaces = others.toSpliced(place === -1 ? others.length : place, 0, {
    ...moved,
    parentId,
  });
  const stays =
    moved.parentId === parentId &&
    isSameOrder(childrenOf(collection, parentId), childrenOf({ subspaces }, parentId));
  if (stays) return done(collection);
  return done({ ...collection, subspaces }, tell('collection.subspaceUpdated', { n: moved.name }));
}

const isSameOrder = (one: readonly Subspace[], other: readonly Subspace[]) =>
  one.every(({ id }, index) => other[index]?.id === id);

function changeSubspace(
  collection: Collection,
  change: Extract<CollectionChange, { kind: 'updateSubspace' | 'moveSubspace' | 'deleteSubspace' }>,
): Outcome {
  // Somebody else deleted it meanwhile: there is nothing left to change.
  if (!hasSubspace(collection, change.id)) return done(collection);
  if (change.kind === 'deleteSubspace') {
    return done(deleteSubspace(collection, change.id), tell('collection.subspaceDeleted'));
  }
  if (change.kind === 'moveSubspace') return moveSubspace(collection, change);
  if (isBlank(change.name)) return refused(refuse('collection.subspaceNameEmpty'));
  const name = change.name.trim();
  const { id, description } = change;
  return done(
    withSubspace(collection, id, { name, description }),
    tell('collection.subspaceUpdated', { n: name }),
  );
}

/** How several companies are called in the sentence that one of them has. */
const companiesWords = (count: number) => `${formatNumber(count)} companies`;

/** The sentence for several: their own if they are of one kind, the first one's otherwise. */
function noticeFor(c: string, made: readonly (readonly [CollectionChange, string | null])[]) {
  const kinds = new Set(made.map(([{ kind }]) => kind));
  const main = (['add', 'remove', 'blacklist', 'unblacklist'] as const).find((kind) =>
    kinds.has(kind),
  );
  if (main === undefined) return made.find(([, notice]) => notice !== null)?.[1] ?? null;
  const count = made.filter(([{ kind }]) => kind === main).length;
  const [single] = made.filter(([{ kind }]) => kind === main);
  return count === 1
    ? (single?.[1] ?? null)
    : tell(noticeOf[main], { x: companiesWords(count), c });
}

/** What can be done is done; when nothing can, the first refusal says why. */
function together(collection: Collection, changes: readonly CollectionChange[]): Outcome {
  let next = collection;
  let companies: ReturnType<typeof openCompanies> | null = null;
  let refusal: Refusal | null = null;
  const made: (readonly [CollectionChange, string | null])[] = [];
  for (const change of changes) {
    if (isOfCompany(change)) {
      // Those of companies stay open from one to the next: there may be thousands.
      companies ??= openCompanies(next);
      const step = companies.make(change);
      if (step === null) continue;
      if ('refusal' in step) refusal ??= step.refusal;
      else made.push([change, step.notice]);
      continue;
    }
    next = companies?.closed() ?? next;
    companies = null;
    const outcome = changed(next, change);
    if (!outcome.ok) refusal ??= outcome.refusal;
    else if (outcome.next !== next) {
      next = outcome.next;
      made.push([change, outcome.notice]);
    }
  }
  if (made.length === 0) return refusal ? refused(refusal) : done(collection);
  return done(companies?.closed() ?? next, noticeFor(collection.name, made));
}

function changeCompany(collection: Collection, change: CompanyChange): Outcome {
  const companies = openCompanies(collection);
  const step = companies.make(change);
  if (step === null) return done(collection);
  return 'refusal' in step ? refused(step.refusal) : done(companies.closed(), step.notice);
}

/** Section 5, 6 and 8: what a change makes of a collection, whoever may make it. */
export function changed(collection: Collection, change: CollectionChange): Outcome {
  if (isOfCompany(change)) return changeCompany(collection, change);
  switch (change.kind) {
    case 'rename': {
      const refusal = refusalOfName(change.name);
      return refusal ? refused(refusal) : done({ ...collection, name: change.name.trim() });
    }
    case 'share':
      return share(collection, change.userIds);
    case 'unshare':
      return done({
        ...collection,
        sharedToUsers: without(collection.sharedToUsers, change.userId),
      });
    case 'createSubspace':
      return createSubspace(collection, change.subspace);
    case 'together':
      return together(collection, change.changes);
    default:
      return changeSubspace(collection, change);
  }
}

/** Every company that a collection lists. */
export const listedCompanies = oncePer((collection: Collection): readonly CompanyRef[] =>
  companyKinds.flatMap((kind) => collection[listOf[kind]].map((id) => ({ kind, id }))),
);

export const blacklistedCompanies = oncePer((collection: Collection): readonly CompanyRef[] =>
  companyKinds.flatMap((kind) => collection[blacklistOf[kind]].map((id) => ({ kind, id }))),
);
