import * as z from 'zod/mini';
import { StoredRecord, Uuid } from '#core/domain/schemas.ts';

/** A user's saved choices, one record per user. */
export const UserMetadata = z.extend(StoredRecord, {
  userId: z.string(),
  /** Section 3: "one collection is marked active". Also null while the user may not see it. */
  activeCollectionId: z.nullable(z.string()),
});
export type UserMetadata = z.infer<typeof UserMetadata>;

/** A partial update: omitted fields are unchanged. */
export const UserMetadataChange = z.object({
  activeCollectionId: z.optional(z.nullable(Uuid)),
});
export type UserMetadataChange = z.infer<typeof UserMetadataChange>;
