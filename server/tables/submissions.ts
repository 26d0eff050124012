import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SubmissionSource } from '#domain/submissions/submission.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { opportunities } from './opportunities.ts';

export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    opportunityId: uuid('opportunity_id')
      .notNull()
      .references(() => opportunities.id),
    companyId: uuid('company_id').references(() => companies.id),
    companyName: text('company_name').notNull(),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    title: text('title').notNull(),
    pitch: text('pitch'),
    answers: jsonb('answers').$type<{ question: string; answer: string }[]>().notNull().default([]),
    stage: text('stage').notNull(),
    /** Why it was declined; empty in every other stage. */
    reason: text('reason'),
    /** Place within its stage; a new one goes between two others without renumbering them. */
    position: doublePrecision('position').notNull().default(0),
    source: text('source').$type<SubmissionSource>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('submissions_opportunity').on(table.opportunityId, table.stage, table.position),
    index('submissions_newest').on(table.opportunityId, table.createdAt),
    index('submissions_company').on(table.companyId),
  ],
);
