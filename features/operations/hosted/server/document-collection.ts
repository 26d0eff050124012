import type { SQL } from 'drizzle-orm';
import type { DocumentFields } from '#core/domain/documents/document.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

interface Write {
  readonly db: Queryable;
  readonly viewer: Viewer;
  readonly id: string;
}

interface WriteFields extends Write {
  /** Without what the server alone sets. */
  readonly fields: DocumentFields;
}

/**
 * A collection of the document database: which documents a viewer sees, and what they may do to them.
 * What is left out is refused.
 */
export interface DocumentCollection {
  /**
   * A query of all active documents that the viewer may see: `id`, `created_at` and `document`, a
   * jsonb object.
   */
  readonly visible: (viewer: Viewer) => SQL;
  /** Returns the id of the document that was written. */
  readonly create?: (write: WriteFields) => Promise<string>;
  /** The document is visible to the viewer. */
  readonly update?: (write: WriteFields) => Promise<void>;
  /** A soft delete of a document that is visible to the viewer. */
  readonly remove?: (write: Write) => Promise<void>;
}
