import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  ExternalField,
  ExternalValues,
} from '#features/portfolio/projects/domain/external-project.ts';
import { createdAt, id, instant, momentOf, partOf } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { projects } from './tables.ts';

/** A system that sends projects of a corporation. */
export const projectSources = pgTable(
  'project_sources',
  {
    id: id(),
    corporationId: partOf('corporation_id', () => corporations.id),
    source: text('source').notNull(),
    /** The fields that it maintains. */
    masters: text('masters').array().$type<ExternalField[]>().notNull(),
    lastSyncAt: instant('last_sync_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('project_sources_name').on(table.corporationId, table.source)],
);

/** What a system last said of a project; the project itself has what holds here. */
export const externalProjects = pgTable(
  'external_projects',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    sourceId: partOf('source_id', () => projectSources.id),
    theirs: jsonb('theirs').$type<ExternalValues>().notNull(),
    /** Fields that we do not know. */
    unknown: jsonb('unknown').$type<Record<string, unknown>>().notNull(),
    theirsAt: instant('theirs_at').notNull(),
    receivedAt: momentOf('received_at'),
  },
  (table) => [index('external_projects_source').on(table.sourceId)],
);

/** Projects that could not be synchronised. */
export const projectSyncErrors = pgTable(
  'project_sync_errors',
  {
    id: id(),
    sourceId: partOf('source_id', () => projectSources.id),
    externalId: text('external_id'),
    problem: text('problem').notNull(),
    at: momentOf('at'),
  },
  (table) => [index('project_sync_errors_source').on(table.sourceId, table.at, table.id)],
);
