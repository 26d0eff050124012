import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { LegalKind } from '#features/cases/corporations/domain/legal-texts.ts';

/** Uploaded logos, as WebP of a few kilobytes. Their version is the corporation's `logoUrl`. */
export const corporationLogos = pgTable('corporation_logos', {
  corporationId: uuid('corporation_id')
    .primaryKey()
    .references(() => corporations.id, { onDelete: 'cascade' }),
  image: bytes('image').notNull(),
});

/** Privacy notices, terms and imprints. The last of a kind is in force; submitters agreed to earlier ones. */
export const corporationLegalTexts = pgTable(
  'corporation_legal_texts',
  {
    id: id(),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LegalKind>().notNull(),
    /** Markdown, or an address; empty: there is none since. */
    body: text('body').notNull(),
    /** The address, where the text is nothing but that. */
    url: text('url'),
    createdAt: createdAt(),
  },
  (table) => [
    index('corporation_legal_texts_kind').on(table.corporationId, table.kind, table.createdAt),
  ],
);
