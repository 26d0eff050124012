import type pg from 'pg';
import { newId } from '#core/server/tables/columns.ts';

export interface PrivateThings {
  readonly collectionId: string;
  readonly companyId: string;
}

/** Gives a person a row in each table of private things, each with a word that stands nowhere else. */
export async function fillPrivateThings(
  pool: pg.Pool,
  userId: string,
  word: string,
): Promise<PrivateThings> {
  const [collectionId, searchId] = [newId(), newId()];
  const { rows } = await pool.query<{ id: string }>(
    `insert into companies (id, kind, external_id, name)
     values (gen_random_uuid(), 'startup', gen_random_uuid()::text, 'Listed by one person alone')
     returning id`,
  );
  const companyId = rows[0]?.id ?? '';
  const statements: [string, unknown[]][] = [
    [
      `insert into collections (id, name, user_id, startup_ids)
       select $1, $2, auth_id, array[$3] from users where id = $4`,
      [collectionId, `${word} collection`, companyId, userId],
    ],
    [
      `insert into collection_notes (collection_id, company_id, note, updated_by)
       values ($1, $2, $3, $4)`,
      [collectionId, companyId, `${word} note`, userId],
    ],
    [
      'insert into collection_additions (collection_id, company_id, added_by) values ($1, $2, $3)',
      [collectionId, companyId, userId],
    ],
    [
      `insert into saved_searches
         (id, user_id, name, query, filters, frequency, time_zone, is_known_whole, seen_at, told_at)
       values ($1, $2, $3, 'bearing', '{}', 'off', 'UTC', true, now(), now())`,
      [searchId, userId, `${word} search`],
    ],
    [
      `insert into pins (id, user_id, collection_id, saved_search_id, position)
       values (gen_random_uuid(), $1, $2, null, 1), (gen_random_uuid(), $1, null, $3, 2)`,
      [userId, collectionId, searchId],
    ],
    [
      `insert into audit_views (id, user_id, name, filter) values (gen_random_uuid(), $1, $2, '{}')`,
      [userId, `${word} view`],
    ],
    [
      `insert into metric_segments (id, user_id, name, filters, frequency, time_zone)
       values (gen_random_uuid(), $1, $2, '{}', 'off', 'UTC')`,
      [userId, `${word} segment`],
    ],
    [
      `insert into notification_mutes (user_id, subject, subject_id) values ($1, 'opportunity', $2)`,
      [userId, `${word} mute`],
    ],
    [
      `insert into user_metadata (id, user_id, locale) values (gen_random_uuid(), $1, $2)
       on conflict (user_id) do update set locale = excluded.locale`,
      [userId, `${word} locale`],
    ],
    [
      `insert into recent_searches (id, user_id, query, filters)
       values (gen_random_uuid(), $1, $2, '{}')`,
      [userId, `${word} recent`],
    ],
  ];
  for (const [text, values] of statements) await pool.query(text, values);
  return { collectionId, companyId };
}

/** Agrees for a person, whose corporation it is. */
export const agreeToExports = (pool: pg.Pool, userId: string) =>
  pool.query(
    `insert into export_consents (user_id, corporation_id, agreed_at)
     select id, corporation_id, now() from users where id = $1`,
    [userId],
  );
