import { counted } from '#core/domain/formatting.ts';
import { limits } from '#core/domain/limits.ts';
import { tell } from '#core/domain/notices.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { Collection } from './collection.ts';
import { isOfCompany, noticeOf, openCompanies, type CompanyChange } from './company-changes.ts';
import { nameFrom, refusalOfName } from './naming.ts';
import { done, refused, type Outcome } from './outcome.ts';
import { full } from './room.ts';
import { changeSubspace, type SubspaceChange } from './subspace-changes.ts';

/** Everything that can be done to a collection (sections 4, 5 and 8). */
export type CollectionChange =
  | { readonly kind: 'rename'; readonly name: string }
  | CompanyChange
  | SubspaceChange
  | { readonly kind: 'share'; readonly userIds: readonly string[] }
  | { readonly kind: 'unshare'; readonly userId: string }
  /** Several at once, one after the other: stored together, or not at all. */
  | { readonly kind: 'together'; readonly changes: readonly CollectionChange[] };

function rename(collection: Collection, typed: string): Outcome {
  const refusal = refusalOfName(typed);
  if (refusal) return refused(refusal);
  const name = nameFrom(typed);
  return done(name === collection.name ? collection : { ...collection, name });
}

/** Section 5: nobody selected does nothing; nobody new is refused. */
function share(collection: Collection, userIds: readonly string[]): Outcome {
  const selected = [...new Set(userIds)];
  if (selected.length === 0) return done(collection);
  const added = selected.filter(
    (id) => id !== collection.userId && !collection.sharedToUsers.includes(id),
  );
  if (added.length === 0) return refused(refuse('collection.alreadyShared'));
  const sharedToUsers = [...collection.sharedToUsers, ...added];
  if (sharedToUsers.length > limits.collectionPeopleMost)
    return refused(full(collection, 'people'));
  return done(
    { ...collection, sharedToUsers },
    tell('collection.shared', { c: collection.name, k: added.length }),
  );
}

function unshare(collection: Collection, userId: string): Outcome {
  const sharedToUsers = collection.sharedToUsers.filter((id) => id !== userId);
  const isSame = sharedToUsers.length === collection.sharedToUsers.length;
  return done(isSame ? collection : { ...collection, sharedToUsers });
}

function changeCompany(collection: Collection, change: CompanyChange): Outcome {
  const companies = openCompanies(collection);
  const step = companies.make(change);
  if (step === null) return done(collection);
  return 'refusal' in step ? refused(step.refusal) : done(companies.closed(), step.notice);
}

/** One of several changes, and what it alone would be told as. */
interface Made {
  readonly kind: CollectionChange['kind'];
  readonly notice: string | null;
}

/** Companies that came or went are told, with how many; otherwise what is told of the first change. */
function noticeOfAll(c: string, made: readonly Made[]): string | null {
  const main = (['add', 'remove', 'blacklist', 'unblacklist'] as const).find((kind) =>
    made.some((one) => one.kind === kind),
  );
  const told = made.filter(({ kind, notice }) =>
    main === undefined ? notice !== null : kind === main,
  );
  return main === undefined || told.length === 1
    ? (told[0]?.notice ?? null)
    : tell(noticeOf[main], { x: counted(told.length, 'company', 'companies'), c });
}

/**
 * What can be done is done; when nothing can, the first refusal says why. What does not fit is not begun:
 * nobody wants the first hundred of thousands.
 */
function together(collection: Collection, changes: readonly CollectionChange[]): Outcome {
  let next = collection;
  let companies: ReturnType<typeof openCompanies> | null = null;
  let refusal: Refusal | null = null;
  const made: Made[] = [];
  for (const change of changes) {
    const { kind } = change;
    if (isOfCompany(change)) {
      // Those of companies stay open from one to the next: there may be thousands.
      companies ??= openCompanies(next);
      const step = companies.make(change);
      if (step === null) continue;
      if ('refusal' in step && step.refusal.code === 'collection.full')
        return refused(step.refusal);
      if ('refusal' in step) refusal ??= step.refusal;
      else made.push({ kind, notice: step.notice });
      continue;
    }
    next = companies?.closed() ?? next;
    companies = null;
    const outcome = changed(next, change);
    if (!outcome.ok) refusal ??= outcome.refusal;
    else if (outcome.next !== next) {
      next = outcome.next;
      made.push({ kind, notice: outcome.notice });
    }
  }
  if (made.length === 0) return refusal ? refused(refusal) : done(collection);
  return done(companies?.closed() ?? next, noticeOfAll(collection.name, made));
}

/** Section 5, 6 and 8: what a change makes of a collection, whoever may make it. */
export function changed(collection: Collection, change: CollectionChange): Outcome {
  if (isOfCompany(change)) return changeCompany(collection, change);
  switch (change.kind) {
    case 'rename':
      return rename(collection, change.name);
    case 'share':
      return share(collection, change.userIds);
    case 'unshare':
      return unshare(collection, change.userId);
    case 'together':
      return together(collection, change.changes);
    default:
      return changeSubspace(collection, change);
  }
}
