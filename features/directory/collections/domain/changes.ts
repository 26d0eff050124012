import { collectionNotices } from './notices.ts';
import { collectionRefusals } from './refusals.ts';
import { pluralize } from '#core/domain/format.ts';
import { collectionLimits } from './limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { Collection } from './collection.ts';
import { isOfCompany, noticeOf, openCompanies, type CompanyChange } from './company-changes.ts';
import { refusalOfName } from './collection-name.ts';
import { singleLine } from '#core/domain/text/single-line.ts';
import { changeApplied, changeRefused, type ChangeResult } from './change-result.ts';
import { capacityRefusal } from './capacity.ts';
import { changeSubspace, type SubspaceChange } from './subspace-changes.ts';

/** All changes to a collection (sections 4, 5 and 8). */
export type CollectionChange =
  | { readonly kind: 'rename'; readonly name: string }
  | CompanyChange
  | SubspaceChange
  | { readonly kind: 'share'; readonly userIds: readonly string[] }
  | { readonly kind: 'unshare'; readonly userId: string }
  /** Several changes in order, stored together or not at all. */
  | { readonly kind: 'together'; readonly changes: readonly CollectionChange[] };

function rename(collection: Collection, typed: string): ChangeResult {
  const refusal = refusalOfName(typed);
  if (refusal) return changeRefused(refusal);
  const name = singleLine(typed);
  return changeApplied(name === collection.name ? collection : { ...collection, name });
}

/** Section 5: an empty selection, and what is no list, does nothing; a selection without new people is refused. */
function share(collection: Collection, userIds: readonly string[]): ChangeResult {
  const selected: string[] = Array.isArray(userIds) ? [...new Set(userIds)] : [];
  if (selected.length === 0) return changeApplied(collection);
  const added = selected.filter(
    (id) => id !== collection.userId && !collection.sharedToUsers.includes(id),
  );
  if (added.length === 0)
    return changeRefused(refuse(collectionRefusals['collection.alreadyShared']));
  const sharedToUsers = [...collection.sharedToUsers, ...added];
  if (sharedToUsers.length > collectionLimits.collectionPeopleMost)
    return changeRefused(capacityRefusal(collection, 'people'));
  return changeApplied(
    { ...collection, sharedToUsers },
    noticeText(collectionNotices['collection.shared'], { c: collection.name, k: added.length }),
  );
}

function unshare(collection: Collection, userId: string): ChangeResult {
  const sharedToUsers = collection.sharedToUsers.filter((id) => id !== userId);
  const isSame = sharedToUsers.length === collection.sharedToUsers.length;
  return changeApplied(isSame ? collection : { ...collection, sharedToUsers });
}

function changeCompany(collection: Collection, change: CompanyChange): ChangeResult {
  const companies = openCompanies(collection);
  const step = companies.make(change);
  if (step === null) return changeApplied(collection);
  return 'refusal' in step
    ? changeRefused(step.refusal)
    : changeApplied(companies.closed(), step.notice);
}

/** One of several changes, with its own notice. */
interface AppliedChange {
  readonly kind: CollectionChange['kind'];
  readonly notice: string | null;
}

/** A notice with the number of added or removed companies; without any, the first change's notice. */
function noticeOfAll(c: string, made: readonly AppliedChange[]): string | null {
  const main = (['add', 'remove', 'blacklist', 'unblacklist', 'takeBack'] as const).find((kind) =>
    made.some((one) => one.kind === kind),
  );
  const matching = made.filter(({ kind, notice }) =>
    main === undefined ? notice !== null : kind === main,
  );
  return main === undefined || matching.length === 1
    ? (matching[0]?.notice ?? null)
    : noticeText(noticeOf[main], { x: pluralize(matching.length, 'company', 'companies'), c });
}

/**
 * Makes the changes that can be made; when none can, returns the first refusal. When companies exceed a
 * limit nothing is changed, rather than storing some of them.
 */
function applyChanges(collection: Collection, changes: readonly CollectionChange[]): ChangeResult {
  let next = collection;
  let companies: ReturnType<typeof openCompanies> | null = null;
  let refusal: Refusal | null = null;
  const made: AppliedChange[] = [];
  for (const change of changes) {
    const { kind } = change;
    if (isOfCompany(change)) {
      // Reuse the opened lists for consecutive company changes: there may be thousands.
      companies ??= openCompanies(next);
      const step = companies.make(change);
      if (step === null) continue;
      if ('refusal' in step && step.refusal.code === 'collection.full')
        return changeRefused(step.refusal);
      if ('refusal' in step) refusal ??= step.refusal;
      else made.push({ kind, notice: step.notice });
      continue;
    }
    next = companies?.closed() ?? next;
    companies = null;
    const outcome = applyChange(next, change);
    if (!outcome.ok) refusal ??= outcome.refusal;
    else if (outcome.next !== next) {
      next = outcome.next;
      made.push({ kind, notice: outcome.notice });
    }
  }
  if (made.length === 0) return refusal ? changeRefused(refusal) : changeApplied(collection);
  return changeApplied(companies?.closed() ?? next, noticeOfAll(collection.name, made));
}

/** Sections 5, 6 and 8: applies a change, without checking permissions. */
export function applyChange(collection: Collection, change: CollectionChange): ChangeResult {
  if (isOfCompany(change)) return changeCompany(collection, change);
  switch (change.kind) {
    case 'rename':
      return rename(collection, change.name);
    case 'share':
      return share(collection, change.userIds);
    case 'unshare':
      return unshare(collection, change.userId);
    case 'together':
      return applyChanges(collection, change.changes);
    default:
      return changeSubspace(collection, change);
  }
}
