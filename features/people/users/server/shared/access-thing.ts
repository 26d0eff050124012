import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** A kind of thing that permissions are held on. */
export interface AccessThing {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly name: AnyPgColumn | SQL<string>;
  /** Which of them somebody sees; undefined: all. */
  readonly visible: (viewer: Viewer) => SQL | undefined;
  /**
   * The facts of one that permissions depend on, for this person, whoever asks: that they see it was
   * made sure of.
   */
  readonly facts: (db: Queryable, id: string, userId: string) => PromiseLike<readonly unknown[]>;
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** The things of it that permissions are held on, by kind. */
    readonly accessThings?: Readonly<Record<string, AccessThing>>;
  }
}
