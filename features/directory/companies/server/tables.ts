import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import type { EditableField } from '#features/directory/companies/domain/company-fields.ts';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import {
  createdAt,
  id,
  instant,
  momentOf,
  partOf,
  updatedAt,
} from '#core/server/tables/columns.ts';

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

/**
 * Values that people wrote above what the sources say. Without a corporation: the foundry's, shared by all
 * and stored in `companies` too, with what the source says kept here. With one: seen by its people alone.
 */
export const companyValues = pgTable(
  'company_values',
  {
    id: id(),
    companyId: partOf('company_id', () => companies.id),
    corporationId: uuid('corporation_id').references(() => corporations.id, {
      onDelete: 'cascade',
    }),
    field: text('field').$type<EditableField>().notNull(),
    value: jsonb('value').notNull(),
    /** What the source says, of a shared value. */
    sourceValue: jsonb('source_value'),
    /** Where the value is from, in words or as a web address. */
    source: text('source'),
    editedBy: uuid('edited_by').references(() => users.id),
    editedAt: momentOf('edited_at'),
  },
  (table) => [
    unique('company_values_each')
      .on(table.companyId, table.corporationId, table.field)
      .nullsNotDistinct(),
    index('company_values_edited_by')
      .on(table.editedBy)
      .where(sql`${table.editedBy} is not null`),
  ],
);
