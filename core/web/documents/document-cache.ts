import { LRUCache } from 'lru-cache';
import type { Document } from '#core/domain/documents/document.ts';
import { limits } from '#core/domain/limits.ts';

type Cached = Document | readonly Document[];

const { usual, least } = limits.documentCacheBytes;

/** At most two bytes for each character of its JSON. */
const bytesOf = (cached: Cached): number => 2 * JSON.stringify(cached).length;

/**
 * Section 9, "Database client": 40 MB of documents, of which the least recently used are dropped.
 * @throws RangeError for less than 1,048,576 bytes
 */
export function openDocumentCache(bytes: number = usual): LRUCache<string, Cached> {
  if (!(bytes >= least)) {
    throw new RangeError(`The document cache must have at least ${least} bytes, not ${bytes}.`);
  }
  return new LRUCache<string, Cached>({ maxSize: Math.floor(bytes), sizeCalculation: bytesOf });
}
