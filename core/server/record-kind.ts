import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** A kind of record that has names, for features that do not know it. */
export interface NamedKind {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly name: AnyPgColumn | SQL<string>;
  /** Where it is shown: the column that its address needs beside the id, and the address. */
  readonly link?: {
    readonly of: AnyPgColumn;
    readonly path: (id: string, of: string) => string;
  };
}

/** A kind of record that not everybody sees. */
export interface VisibleKind {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  /** Which of them somebody sees; undefined: all. */
  readonly visible: (viewer: Viewer) => SQL | undefined;
}

/** A kind of record whose events people hear who see it. */
export interface LiveTopic extends VisibleKind {
  /** The viewer's own roles on each, which some events are for. Default: none. */
  readonly roles?: (viewer: Viewer) => SQL<string[]>;
  /** The opportunity whose events may change who sees it, besides its own. */
  readonly opportunityId?: AnyPgColumn;
}
