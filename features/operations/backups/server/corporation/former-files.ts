import type pg from 'pg';

/** In an export of a former version, what a file belongs to stands in its own columns. */
interface FormerFile {
  readonly submission_id?: string | null;
  readonly project_id?: string | null;
}

/** A row with its place. */
export function withPlace(line: string): string {
  const row = JSON.parse(line) as FormerFile;
  if (row.submission_id === undefined) return line;
  const place = row.submission_id === null ? null : 'submission';
  return JSON.stringify(Object.assign(row, { place: row.project_id ? 'project' : place }));
}

export const beginPlaces = (client: pg.Client) =>
  client.query(`create temporary table former_places (
    id uuid, submission_id uuid, project_id uuid, project_update_id uuid) on commit drop`);

/** @param rows an array, as JSON */
export const notePlaces = (client: pg.Client, rows: string) =>
  client.query(
    'insert into former_places select * from jsonb_populate_recordset(null::former_places, $1)',
    [rows],
  );

/** Stores where they belong, once that is there. */
export async function storePlaces(client: pg.Client): Promise<void> {
  await client.query(`insert into project_files (file_id, project_id, update_id)
    select id, project_id, project_update_id from former_places where project_id is not null`);
  await client.query(`insert into submission_files (file_id, submission_id)
    select id, submission_id from former_places
    where project_id is null and submission_id is not null`);
}
