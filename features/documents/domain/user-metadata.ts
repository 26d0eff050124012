import * as z from 'zod/mini';
import { StoredRecord, Uuid } from '#core/domain/schemas.ts';

/** What the product remembers of a person's choices, wherever they sign in. One record each. */
export const UserMetadata = z.extend(StoredRecord, {
  userId: z.string(),
  /** Section 3: "one collection is marked active". Null too while it cannot be seen. */
  activeCollectionId: z.nullable(z.string()),
});
export type UserMetadata = z.infer<typeof UserMetadata>;

/** What is merged into it: what is not named stays. */
export const UserMetadataChange = z.object({
  activeCollectionId: z.optional(z.nullable(Uuid)),
});
export type UserMetadataChange = z.infer<typeof UserMetadataChange>;
