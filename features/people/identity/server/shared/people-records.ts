import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { serviceKey } from '#core/server/services.ts';

/** What invitations ask of who keeps the records of people. */
export interface PeopleRecords {
  /** Whoever may act on this person’s account. @throws Refused `notFound`, `forbidden` */
  readonly grantAccount: (
    db: Queryable,
    viewer: Viewer,
    id: string,
  ) => Promise<{ readonly userId: string }>;
  /** Gives a system role, if the viewer may. They are told of it by their invitation. @throws Refused `forbidden` */
  readonly giveRole: (
    db: Queryable,
    viewer: Viewer,
    role: { readonly userId: string; readonly role: SystemRoleName },
  ) => Promise<unknown>;
  /** Whether anything refers to a person that is not about them alone. */
  readonly hasReferences: (db: Queryable, userId: string) => Promise<boolean>;
}

export const peopleRecordsService = serviceKey<PeopleRecords>('records of people');
