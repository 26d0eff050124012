import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { partOf } from '#core/server/tables/columns.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { projectUpdates } from './part-tables.ts';
import { projects } from './tables.ts';

/** The files of projects. A trigger deletes the file with its row here. */
export const projectFiles = pgTable(
  'project_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    projectId: partOf('project_id', () => projects.id),
    /** The update it came with; null before that is posted. */
    updateId: uuid('update_id').references(() => projectUpdates.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('project_files_project').on(table.projectId, table.updateId),
    index('project_files_update')
      .on(table.updateId)
      .where(sql`${table.updateId} is not null`),
  ],
);
