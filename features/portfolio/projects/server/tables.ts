import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import { createdAt, id, instant, searchVector, updatedAt } from '#core/server/tables/columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

export const projects = pgTable(
  'projects',
  {
    id: id(),
    externalId: text('external_id'),
    source: text('source').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id),
    opportunityId: uuid('opportunity_id').references(() => opportunities.id),
    submissionId: uuid('submission_id').references(() => submissions.id),
    companyId: uuid('company_id').references(() => companies.id),
    ownerId: uuid('owner_id').references(() => users.id),
    phase: text('phase').$type<ProjectPhase>().notNull(),
    health: text('health').$type<ProjectHealth>().notNull(),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    /** What its people reported, decided and found out, for search. Written with each of them. */
    report: text('report'),
    /** When its owner was last notified that an update is overdue. */
    remindedAt: instant('reminded_at'),
    /** Incremented by every change; for optimistic concurrency. */
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    /** The full-text search vector; the company's name is searched separately. */
    words: searchVector('words').generatedAlwaysAs(
      sql`words_of(name, 'A') || words_of(description, 'C')`,
    ),
    reportWords: searchVector('report_words').generatedAlwaysAs(sql`words_of(report, 'D')`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('projects_corporation').on(table.corporationId),
    index('projects_company').on(table.companyId),
    uniqueIndex('projects_external').on(table.corporationId, table.source, table.externalId),
    index('projects_opportunity').on(table.opportunityId),
    // A submission has one project.
    uniqueIndex('projects_submission')
      .on(table.submissionId)
      .where(sql`is_active`),
    // A removed one keeps its submission, too.
    index('projects_of_submission')
      .on(table.submissionId)
      .where(sql`${table.submissionId} is not null`),
    index('projects_owner').on(table.ownerId),
  ],
);
