import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** What files can belong to. One of a message that was sent is a file of its submission. */
export const filePlaces = ['submission', 'message', 'project'] as const;
export type FilePlace = (typeof filePlaces)[number];

/** A file as shown to users who may open it. */
export const Attachment = z.object({
  id: Id,
  /** The name given by the sender. */
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  /** Download URL with a token for who was answered: it ends with their right to see the file. */
  url: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

/** What is known of a file, in the terms of section 7. */
export const FileMetadata = z.extend(Attachment, {
  /** Section 7: separated by commas; the first one makes the download URL. */
  downloadTokens: z.string(),
  sha256: z.string(),
  createdAt: Instant,
});
export type FileMetadata = z.infer<typeof FileMetadata>;
