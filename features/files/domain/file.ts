import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';

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

/** Download URL of a file. The token authorizes it. */
export const fileUrlOf = (id: string, token: string): string =>
  `/api/files/o/${id}?alt=media&token=${token}`;
