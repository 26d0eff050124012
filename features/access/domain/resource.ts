import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';

/** What permissions are held on. */
export const ThingKind = z.enum([
  'product',
  'corporation',
  'opportunity',
  'project',
  'radar',
  'collection',
  'person',
]);
export type ThingKind = z.infer<typeof ThingKind>;

/** A thing to ask about. */
export const Thing = z.object({ id: Id, name: z.string() });
export type Thing = z.infer<typeof Thing>;
