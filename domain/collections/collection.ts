import * as z from 'zod/mini';
import { StoredRecord } from '#domain/shapes.ts';

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
  sharedToUsers: ids,
  subspaces: z.array(Subspace),
  startupToSubspaces: z.record(z.string(), ids),
  version: z.int(),
});
export type Collection = z.infer<typeof Collection>;
