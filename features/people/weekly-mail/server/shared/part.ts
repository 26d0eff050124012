import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** Whose week it is. */
export interface WeeklyReader {
  readonly userId: string;
  readonly viewer: Viewer;
  /** In which they have mornings. */
  readonly timeZone: string;
  /** What has come since then is new. */
  readonly since: string;
  readonly now: Date;
}

/** What a feature has to say once a week: notifications whose entry `isWeekly`. */
export interface WeeklyPart {
  /** The kind of its notifications, and where they stand in the mail: lower ones first. */
  readonly kind: string;
  readonly place: number;
  /** What takes long, such as a search, before the transaction; its own are written in others. */
  readonly prepare?: (userId: string, now: Date) => Promise<void>;
  /** Emits what is new, in the transaction that queues the mail. */
  readonly emit?: (tx: Queryable, reader: WeeklyReader) => Promise<void>;
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** Its part of the weekly mail. */
    readonly weekly?: (parts: ServerParts) => WeeklyPart;
  }
}
