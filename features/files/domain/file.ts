import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** A file as shown to users who may open it. */
export const Attachment = z.object({
  id: Id,
  /** The name given by the sender. */
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  /** Download URL with the bearer token: anyone who has it may download. */
  url: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

/** What is known of a file, in the terms of section 7. */
export const FileMetadata = z.extend(Attachment, {
  /** Separated by commas; each downloads the file. */
  downloadTokens: z.string(),
  sha256: z.string(),
  createdAt: Instant,
});
export type FileMetadata = z.infer<typeof FileMetadata>;

/** Section 7: the download URL is built from the first of the download tokens. It authorizes. */
export const fileUrlOf = (id: string, downloadTokens: string): string =>
  `/api/files/o/${id}?alt=media&token=${downloadTokens.split(',')[0]}`;
