import type { TestServer } from '#core/tests/test-server.ts';

export interface MessageResources {
  /** A file of a message to the submitter. */
  readonly messageFileId: string;
}

/** One for the first submission of every case, whose ids are answered. */
export async function makeMessageFiles({ database: { pool } }: TestServer) {
  const { rows } = await pool.query<MessageResources & { submissionId: string }>(`
    with made as (
      select gen_random_uuid() as file_id, gen_random_uuid() as message_id, s.id as submission_id,
        o.corporation_id, (select id from users order by id limit 1) as author_id
      from opportunities o join lateral (
        select id from submissions where opportunity_id = o.id order by id limit 1) s on true
    ), written as (
      insert into messages (id, submission_id, author_id, body)
      select message_id, submission_id, author_id, 'From the matrix' from made
    ), stored as (
      insert into files (id, name, content_type, size, sha256, download_token, corporation_id,
        owner_id, place)
      select file_id, 'offer.txt', 'text/plain', 1, file_id::text, gen_random_uuid(), corporation_id,
        author_id, 'submission'
      from made
    ), placed as (
      insert into submission_files (file_id, submission_id, message_id)
      select file_id, submission_id, message_id from made
    )
    select submission_id as "submissionId", file_id as "messageFileId" from made`);
  return new Map(rows.map(({ submissionId, messageFileId }) => [submissionId, messageFileId]));
}
