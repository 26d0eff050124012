import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { collectionLimits } from './limits.ts';
import { StoredRecord, text, Uuid } from '#core/domain/schemas.ts';

/** Section 3, "Sub-space". */
export const Subspace = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  parentId: z.nullable(z.string()),
});
export type Subspace = z.infer<typeof Subspace>;

const ids = z.array(z.string());

/** Section 3, "Collection (pinboard)". `version` is what a PUT must match. */
export const Collection = z.extend(StoredRecord, {
  name: z.string(),
  /** The owner's auth id. */
  userId: z.string(),
  startupIds: ids,
  crunchbaseIds: ids,
  nuclaIds: ids,
  blacklistedStartupIds: ids,
  blacklistedCrunchbaseIds: ids,
  blacklistedNuclaIds: ids,
  /** Auth ids. */
  sharedToUsers: ids,
  subspaces: z.array(Subspace),
  startupToSubspaces: z.record(z.string(), ids),
  version: z.int(),
});
export type Collection = z.infer<typeof Collection>;

/**
 * Made on the client from the time and a random suffix (section 3). `none` in a URL means companies in no
 * sub-space.
 */
const SubspaceId = z
  .string()
  .check(z.regex(/^(?!none$)[A-Za-z0-9][\w-]{0,63}$/u, 'This is not the id of a sub-space.'));

const companyIds = z.array(Uuid).check(z.maxLength(collectionLimits.collectionCompaniesMost));

/** A collection as clients send it: size-limited, unlike the stored one. */
export const CollectionBody = z.extend(z.pick(Collection, { version: true }), {
  name: text(limits.nameCharacters),
  startupIds: companyIds,
  crunchbaseIds: companyIds,
  nuclaIds: companyIds,
  blacklistedStartupIds: companyIds,
  blacklistedCrunchbaseIds: companyIds,
  blacklistedNuclaIds: companyIds,
  sharedToUsers: z
    .array(text(limits.nameCharacters))
    .check(z.maxLength(collectionLimits.collectionPeopleMost)),
  subspaces: z
    .array(
      z.object({
        id: SubspaceId,
        name: text(limits.nameCharacters),
        description: text(limits.reasonCharacters),
        parentId: z.nullable(SubspaceId),
      }),
    )
    .check(z.maxLength(collectionLimits.subspacesMost)),
  startupToSubspaces: z.record(
    Uuid,
    z.array(SubspaceId).check(z.maxLength(collectionLimits.subspacesMost)),
  ),
});
export type CollectionBody = z.infer<typeof CollectionBody>;

/** A new collection as clients send it: section 7, "the whole collection, its lists empty". */
export const NewCollection = z.extend(z.partial(z.omit(CollectionBody, { version: true })), {
  name: text(limits.nameCharacters),
  userId: z.optional(text(limits.nameCharacters)),
});

export const newCollection = (name: string, userId: string): z.infer<typeof NewCollection> => ({
  name,
  userId,
  startupIds: [],
  crunchbaseIds: [],
  nuclaIds: [],
  blacklistedStartupIds: [],
  blacklistedCrunchbaseIds: [],
  blacklistedNuclaIds: [],
  sharedToUsers: [],
  subspaces: [],
  startupToSubspaces: {},
});

/** The fields that clients send: all but those that the store sets. */
export const bodyOf = (collection: Collection): CollectionBody => ({
  version: collection.version,
  name: collection.name,
  startupIds: collection.startupIds,
  crunchbaseIds: collection.crunchbaseIds,
  nuclaIds: collection.nuclaIds,
  blacklistedStartupIds: collection.blacklistedStartupIds,
  blacklistedCrunchbaseIds: collection.blacklistedCrunchbaseIds,
  blacklistedNuclaIds: collection.blacklistedNuclaIds,
  sharedToUsers: collection.sharedToUsers,
  subspaces: collection.subspaces,
  startupToSubspaces: collection.startupToSubspaces,
});
