import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';

/** What permissions are held on. */
export const ResourceKind = z.enum([
  'product',
  'corporation',
  'opportunity',
  'project',
  'radar',
  'collection',
  'person',
]);
export type ResourceKind = z.infer<typeof ResourceKind>;

/** One of them, to ask about. */
export const Resource = z.object({ id: Id, name: z.string() });
export type Resource = z.infer<typeof Resource>;
