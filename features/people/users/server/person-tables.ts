import {
  drop,
  keep,
  move,
  moveOne,
  own,
  signed,
} from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

/** Its own, and those of features that it stands on. */
export const personTables: PersonTables = {
  references: {
    'user_system_roles.user_id': own(drop('systemRoles')),
    'corporation_administrators.user_id': own(drop('administrator')),
    'user_metadata.user_id': own(drop('preferences')),
    'user_photos.user_id': own(drop('photo')),
    'notifications.user_id': own(move('notifications')),
    'notification_mutes.user_id': own(moveOne('mutes', 'subject', 'subject_id')),
    'role_requests.user_id': own({
      part: 'roleRequests',
      does: 'move',
      same: ['row.role'],
      stays: 'target',
      only: "row.status = 'PENDING'",
    }),
    'export_jobs.user_id': own(move('exports')),
    // Each person decides for what is theirs.
    'export_consents.user_id': own(drop('exportConsent')),
    'merged_accounts.into_id': own(move('mergedBefore')),
    'merged_accounts.merged_by': signed(move('mergesMade')),
    'merged_accounts.user_id': signed(keep('mergedAccount')),
    'role_requests.reviewed_by': signed(move('reviewedRequests')),
  },
};
