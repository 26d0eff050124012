import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { TemplateContent } from '#features/cases/opportunities/domain/template.ts';

/** What opportunities of a corporation may begin with. */
export const opportunityTemplates = pgTable(
  'opportunity_templates',
  {
    id: id(),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id),
    name: text('name').notNull(),
    content: jsonb('content').$type<TemplateContent>().notNull(),
    /** The scorecard that its opportunity had of its own. */
    scorecard: jsonb('scorecard'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('opportunity_templates_name').on(table.corporationId, sql`lower(${table.name})`),
  ],
);
