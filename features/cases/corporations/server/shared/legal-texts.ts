import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { LegalKind, LegalLink } from '#features/cases/corporations/domain/legal-texts.ts';
import { corporationLegalTexts as texts } from '#features/cases/corporations/server/tables.ts';

/**
 * Links to what the corporation of a row says on its public pages. It is named in full, as `id` alone
 * would be that of the text.
 */
export const legalLinks = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'url', url)), '[]')
  from (select distinct on (kind) id, kind, body, url from ${texts}
    where corporation_id = corporations.id order by kind, created_at desc, id desc) text
  where body <> '')` as SQL<LegalLink[]>;

/** The text in force, or the earlier one with this id; null where there is none. */
export async function findLegalText(
  db: Queryable,
  corporationId: string,
  { kind, id }: { readonly kind: LegalKind; readonly id?: string | undefined },
) {
  const [text] = await db
    .select({ id: texts.id, body: texts.body, url: texts.url, createdAt: texts.createdAt })
    .from(texts)
    .where(
      and(
        eq(texts.corporationId, corporationId),
        eq(texts.kind, kind),
        id === undefined ? undefined : eq(texts.id, id),
      ),
    )
    .orderBy(desc(texts.createdAt), desc(texts.id))
    .limit(1);
  return text && text.body !== '' ? text : null;
}

/** The day of terms that were agreed to, and where they are read; needs the corporation joined. */
export const agreedTerms = (termsId: PgColumn) =>
  sql`(
  select json_build_object('createdAt', ${isoText(texts.createdAt)}, 'link', coalesce(${texts.url},
    '/c/' || ${corporations.slug} || '/legal/terms?id=' || ${texts.id}))
  from ${texts} where ${texts.id} = ${termsId})` as SQL<{ createdAt: string; link: string } | null>;
