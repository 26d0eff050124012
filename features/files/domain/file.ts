import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';

/** A file as whoever may open it is shown it. */
export const Attachment = z.object({
  id: Id,
  /** As its sender called it. */
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  /** Where its bytes are, with the key that opens them: whoever holds it may download. */
  url: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

/** Where a file's bytes are. The token is what opens them. */
export const fileUrlOf = (id: string, token: string): string =>
  `/api/files/o/${id}?alt=media&token=${token}`;
