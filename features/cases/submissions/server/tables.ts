import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import type { ConsentGiver } from '#features/cases/submissions/domain/company-link/directory-listing.ts';
import type { SubmissionSource } from '#features/cases/submissions/domain/submission.ts';
import {
  createdAt,
  id,
  instant,
  momentOf,
  searchVector,
  updatedAt,
} from '#core/server/tables/columns.ts';
import { corporationLegalTexts } from '#features/cases/corporations/server/tables.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    opportunityId: uuid('opportunity_id')
      .notNull()
      .references(() => opportunities.id),
    companyId: uuid('company_id').references(() => companies.id),
    companyName: text('company_name').notNull(),
    /** What was said of the company. A record of the directory that is made of it has these, and no more. */
    companyUrl: text('company_url'),
    companyCountry: text('company_country'),
    companyOneLiner: text('company_one_liner'),
    /** Whether the company may be listed in the directory; null: nobody has said. */
    listingConsent: boolean('listing_consent'),
    listingConsentAt: instant('listing_consent_at'),
    listingConsentFrom: text('listing_consent_from').$type<ConsentGiver>(),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    title: text('title').notNull(),
    pitch: text('pitch'),
    answers: jsonb('answers').$type<Answer[]>().notNull().default([]),
    stage: text('stage').notNull(),
    /** When it entered its stage. The response deadline counts from `createdAt`. */
    stageSince: momentOf('stage_since'),
    /** Reason for declining; null in every other stage. */
    reason: text('reason'),
    /** Position within its stage; fractional, so that a move does not renumber the others. */
    position: doublePrecision('position').notNull().default(0),
    source: text('source').$type<SubmissionSource>().notNull(),
    /** The id in an import's source: a second import updates the same submission. */
    externalId: text('external_id'),
    /** The terms that the submitter agreed to; null: there were none, or it did not come by the form. */
    termsId: uuid('terms_id').references(() => corporationLegalTexts.id),
    /** When the submitter last changed it. */
    revisedAt: instant('revised_at'),
    /** When somebody of the case team first opened it, or worked on it; null: new to all of them. */
    openedAt: instant('opened_at'),
    /** When the submitter withdrew it. It leaves lists and counts, stays readable, and cannot be changed. */
    withdrawnAt: instant('withdrawn_at'),
    /** Incremented by every change; for optimistic concurrency. */
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    /** The full-text search vector. */
    words: searchVector('words').generatedAlwaysAs(
      sql`words_of(title, 'A') || words_of(company_name, 'B')`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The board and moves read a stage in order, the table by age; removed rows are left out.
    index('submissions_board')
      .on(table.opportunityId, table.stage, table.position, table.id)
      .where(sql`is_active`),
    index('submissions_age')
      .on(table.opportunityId, table.createdAt, table.id)
      .where(sql`is_active`),
    index('submissions_unopened')
      .on(table.opportunityId)
      .where(sql`opened_at is null and is_active`),
    index('submissions_title')
      .on(table.opportunityId, sql`left(lower(${table.title}), 100)`, table.id)
      .where(sql`is_active`),
    index('submissions_words').using('gin', table.words),
    uniqueIndex('submissions_external').on(table.opportunityId, table.externalId),
    index('submissions_company').on(table.companyId),
    index('submissions_terms')
      .on(table.termsId)
      .where(sql`${table.termsId} is not null`),
  ],
);
