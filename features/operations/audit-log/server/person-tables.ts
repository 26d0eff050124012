import { keep, own, signed } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'audit_views.user_id': own({
      part: 'auditViews',
      does: 'move',
      same: ['row.name'],
      stays: 'target',
    }),
    'audit_entries.actor_id': signed(keep('auditLog')),
  },
};
