import { fileStoreOf } from '#core/server/files.ts';
import { signed } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { removeOwnFiles } from './remove-own-files.ts';

export const personTables: PersonTables = {
  references: {
    'files.owner_id': signed({
      part: 'files',
      does: 'move',
      same: ['row.name'],
      stays: 'both',
      only: `row.place is null and row.deleted_at is null`,
    }),
  },
  deletion: {
    files: (settings) => (db, userId) => removeOwnFiles(db, fileStoreOf(settings), userId),
  },
};
