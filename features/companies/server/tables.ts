import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#core/server/tables/users.ts';
import type { CompanyKind } from '#features/companies/domain/company.ts';
import { createdAt, id, instant, updatedAt } from '#core/server/tables/columns.ts';

/** The rate by which funding in a currency counts in US dollars, entered with its date. */
export const currencyRates = pgTable('currency_rates', {
  /** ISO 4217. */
  currency: text('currency').primaryKey(),
  /** US dollars for one unit. */
  usd: doublePrecision('usd').notNull(),
  /** The day of the rate. */
  day: date('day').notNull(),
  enteredBy: uuid('entered_by').references(() => users.id),
  updatedAt: updatedAt(),
});

export const companies = pgTable(
  'companies',
  {
    id: id(),
    kind: text('kind').$type<CompanyKind>().notNull(),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    oneLiner: text('one_liner'),
    description: text('description'),
    url: text('url'),
    logoUrl: text('logo_url'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    industries: text('industries')
      .array()
      .notNull()
      .default(sql`'{}'`),
    country: text('country'),
    city: text('city'),
    foundedYear: integer('founded_year'),
    stage: text('stage'),
    employees: text('employees'),
    /** Derived from the two below by a trigger: from `currency_rates`, null without a rate. */
    fundingUsd: doublePrecision('funding_usd'),
    fundingAmount: doublePrecision('funding_amount'),
    fundingCurrency: text('funding_currency'),
    lastFundingAt: instant('last_funding_at'),
    status: text('status'),
    sourceUpdatedAt: instant('source_updated_at'),
    /** The import that created it, so that the import can be undone. */
    importId: uuid('import_id'),
    /** `example.com` of `https://www.example.com/about`, for matching records of one company. */
    domain: text('domain').generatedAlwaysAs(
      sql`nullif(lower(substring(url from '^https?://(?:www\.)?([^/?#:]+)')), '')`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('companies_external').on(table.kind, table.externalId),
    index('companies_name').on(sql`lower(${table.name})`),
    index('companies_changed').on(table.updatedAt),
    index('companies_domain').on(table.domain),
    index('companies_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
  ],
);
