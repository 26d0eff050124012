import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** An administrator of a corporation. */
export const Administrator = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  title: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  since: Instant,
});
export type Administrator = z.infer<typeof Administrator>;
