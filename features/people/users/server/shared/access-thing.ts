import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { NamedKind, VisibleKind } from '#core/server/record-kind.ts';

/** A kind of thing that permissions are held on. */
export interface AccessThing extends NamedKind, VisibleKind {
  /**
   * The facts of one that permissions depend on, for this person, whoever asks: that they see it was
   * made sure of.
   */
  readonly facts: (db: Queryable, id: string, userId: string) => PromiseLike<readonly unknown[]>;
  /** On how many of them somebody has each role, where there are such. */
  readonly countRoles?: (db: Queryable, userId: string) => PromiseLike<readonly RoleCount[]>;
}

interface RoleCount {
  readonly role: OpportunityRole;
  readonly count: number;
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** The things of it that permissions are held on, by kind. */
    readonly accessThings?: Readonly<Record<string, AccessThing>>;
  }
}
