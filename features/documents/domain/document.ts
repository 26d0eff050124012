import * as z from 'zod/mini';
import { StoredRecord } from '#core/domain/schemas.ts';

/**
 * Section 3, "Other named cloud collections". `authentication` is named there and never served.
 * @public of the specification
 */
export const documentCollections = [
  'notifications',
  'pinboards',
  'usermetadata',
  'authentication',
  'projects',
] as const;
/** @public Section 3 and 7 of the specification. */
export const DocumentCollection = z.enum(documentCollections);

/**
 * A record of the document store: the fields every record carries, and its own.
 * @public of the specification
 */
export const Document = z.catchall(StoredRecord, z.unknown());
export type Document = z.infer<typeof Document>;
