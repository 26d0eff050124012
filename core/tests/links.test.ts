import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSecret } from '#core/server/authorization/api-keys.ts';
import { linkToken, readLinkToken } from '#core/server/authorization/download-links.ts';
import type { ByteEndpoint } from '#core/server/endpoints/open-link.ts';
import { newId } from '#core/server/tables/columns.ts';
import { exportedFile } from '#features/people/exports/tests/exported-file.ts';
import * as exporting from '#features/people/exports/domain/endpoints.ts';
import * as files from '#features/cases/files/domain/endpoints.ts';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import * as pitchDays from '#features/portfolio/pitch-days/domain/endpoints.ts';
import * as transfer from '#features/portfolio/radars/domain/export-endpoints.ts';
import * as submissions from '#features/cases/submissions/domain/endpoints.ts';
import { clientOf } from './client.ts';
import { endpointsOfContract } from './contract.ts';
import { findDemoCase } from './demo-case.ts';
import { formWith } from './forms.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
/** Of another corporation: they see the case because they are in its team, and no longer. */
const reader = await server.signIn('member@norrland.example');
const owner = await server.signIn('owner@skf.example');
const browser = clientOf(server.app, {});
const readerId = `(select id from users where email = '${reader.email}')`;
const isReader = `user_id = ${readerId}`;

const idOf = async (sql: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(sql);
  return rows[0]?.id ?? '';
};
const join = () =>
  pool.query(
    `insert into opportunity_team (opportunity_id, user_id, role)
      values ('${opportunityId}', ${readerId}, 'Business Developer')`,
  );
const leave = () => pool.query(`delete from opportunity_team where ${isReader}`);
const change = (hide: string, show: string) => ({
  hide: () => pool.query(hide),
  show: () => pool.query(show),
});

interface Kind {
  readonly endpoint: ByteEndpoint;
  /** The link on the reader's screen. */
  readonly link: () => Promise<string>;
  /** What takes what it opens out of the reader's sight, and what gives it back. */
  readonly hide: () => Promise<unknown>;
  readonly show: () => Promise<unknown>;
}

const leaving = { hide: leave, show: join };
const fileQuery = { name: 'plan.txt', submissionId };
const importId = newId();

/** Every endpoint of the contract that answers bytes by a link. */
const kinds: Readonly<Record<string, Kind>> = {
  'files.get': {
    endpoint: files.get,
    ...leaving,
    async link() {
      await owner.send('POST', '/files/o', { query: fileQuery, form: formWith('what it says') });
      const seen = await reader.ask(submissions.get, { params: { id: submissionId } });
      return seen.attachments.find(({ name }) => name === 'plan.txt')?.url ?? '';
    },
  },
  'imports.report': {
    endpoint: imports.report,
    ...leaving,
    async link() {
      await pool.query(
        `insert into imports (id, "of", opportunity_id, created_by, source, file_name, file_path,
            file_bytes, state, report_token)
          values ($1, 'submissions', $2, ${readerId}, 'A list', 'a.csv', '/none', 1, 'done', 'key')
          on conflict do nothing`,
        [importId, opportunityId],
      );
      return (await reader.ask(imports.report, { params: { id: importId } })).url;
    },
  },
  'exports.get': {
    endpoint: exporting.get,
    ...change(
      `update export_jobs set user_id = (select id from users where email = '${owner.email}')`,
      `update export_jobs set user_id = ${readerId}`,
    ),
    async link() {
      await exportedFile(server, reader, { what: 'submissions', id: opportunityId, format: 'csv' });
      const id = await idOf(`select id from export_jobs where ${isReader}`);
      return (await reader.ask(exporting.get, { params: { id } })).download ?? '';
    },
  },
  'radarTransfer.download': {
    endpoint: transfer.download,
    ...change('update radars set is_active = false', 'update radars set is_active = true'),
    async link() {
      const id = await idOf(`select r.id from radars r join users u
        on u.corporation_id = r.corporation_id and u.id = ${readerId} limit 1`);
      return (await reader.ask(transfer.download, { params: { id } })).url;
    },
  },
  'pitchDays.download': {
    endpoint: pitchDays.download,
    ...change('update pitch_days set is_active = false', 'update pitch_days set is_active = true'),
    async link() {
      const id = await idOf('select id from pitch_days limit 1');
      await pool.query(
        `insert into opportunity_team (opportunity_id, user_id, role)
          select opportunity_id, ${readerId}, 'Observer' from pitch_day_opportunities
          where pitch_day_id = $1 on conflict do nothing`,
        [id],
      );
      return (await reader.ask(pitchDays.download, { params: { id } })).url;
    },
  },
};

test('every endpoint that answers bytes is tried', () => {
  const answering = endpointsOfContract.filter(({ endpoint }) => endpoint.answersBytes);
  expect(answering.map(({ name }) => name).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

describe.each(Object.entries(kinds))('a link of %s', (_, { endpoint, link, hide, show }) => {
  let url = '';
  let token = '';
  const follow = (path: string, headers = {}) =>
    browser.send('GET', path.replace('/api', ''), { headers });
  const expectEnded = async (path = url) =>
    expect(await follow(path)).toMatchObject({ status: 410, body: { code: 'storage.link-ended' } });
  const expectNone = async (path: string) =>
    expect(await follow(path)).toMatchObject({
      status: 404,
      body: { code: 'storage.object-not-found' },
    });
  const withToken = (other: string) => url.replace(/token=.*$/u, `token=${other}`);

  beforeAll(async () => {
    await leave();
    await join();
    url = await link();
    token = /token=(.*)$/u.exec(url)?.[1] ?? '';
  });
  afterEach(() => pool.query(`update users set is_active = true where id = ${readerId}`));

  test('opens for whoever has it, as often as they like, and lives as long as its endpoint says', async () => {
    for (const nth of [1, 2]) expect((await follow(url)).status, `${nth}`).toBe(200);
    const until = readLinkToken(token)?.claims.until ?? 0;
    const { linkMs } = endpoint.answersBytes;
    expect(until).toBeLessThanOrEqual(Date.now() + linkMs);
    expect(until).toBeGreaterThan(Date.now());
  });

  test('that is cut, changed, or of another subject or reader opens nothing', async () => {
    const [until = '', , ...rest] = token.split('.');
    const stranger = Buffer.from(owner.authId).toString('base64url');
    for (const wrong of [
      '',
      '.',
      token.slice(0, -1),
      token.slice(1),
      `${token}x`,
      token.toUpperCase(),
      [until, stranger, ...rest].join('.'),
      token.replace(until, String(Number(until) + 1)),
    ]) {
      await expectNone(withToken(wrong));
    }
    const id = /\/([\da-f-]{36})/u.exec(url)?.[1] ?? '';
    await expectNone(url.replace(id, newId()));
  });

  test('ends when its reader is disabled', async () => {
    await pool.query(`update users set is_active = false where id = ${readerId}`);
    await expectEnded();
  });

  test('ends when its reader may no longer see it, and works again when they may', async () => {
    await hide();
    await expectEnded();
    await show();
    expect((await follow(url)).status).toBe(200);
  });
});

describe('a link to a file', () => {
  const { link } = kinds['files.get'] ?? { link: async () => '' };
  const follow = (url: string, headers: Record<string, string> = {}) =>
    browser.send('GET', url.replace('/api', ''), { headers });
  const signed = async (by: string, until: number) => {
    const { rows } = await pool.query<{ id: string; key: string }>(
      `select id, download_token as key from files where name = 'plan.txt'`,
    );
    const subject = rows[0] ?? { id: '', key: '' };
    const token = linkToken(files.get, subject, { authId: by, until, details: [] });
    return `/api/files/o/${subject.id}?alt=media&token=${token}`;
  };
  beforeAll(async () => {
    await leave();
    await join();
    await link();
  });

  test('has ended a second after its time', async () => {
    const past = await follow(await signed(reader.authId, Date.now() - 1000));
    expect(past).toMatchObject({ status: 410, body: { code: 'storage.link-ended' } });
    expect((await follow(await signed(reader.authId, Date.now() + 60_000))).status).toBe(200);
  });

  test('of one reader goes on when that of another has ended', async () => {
    const theirs = await signed(owner.authId, Date.now() + 60_000);
    const mine = await signed(reader.authId, Date.now() + 60_000);
    await leave();
    expect([(await follow(mine)).status, (await follow(theirs)).status]).toEqual([410, 200]);
    await join();
  });

  test('that was answered to an API key ends when the key is revoked', async () => {
    const { secret, start, hash } = createSecret();
    await pool.query(
      `insert into api_keys (id, name, start, hash, scopes, created_by)
        values ($1, 'A program', $2, $3, '{submissions:read}', ${readerId})`,
      [newId(), start, hash],
    );
    const program = clientOf(server.app, { authorization: `Bearer ${secret}` });
    await link();
    const seen = await program.ask(submissions.get, { params: { id: submissionId } });
    const url = seen.attachments.find(({ name }) => name === 'plan.txt')?.url ?? '';
    expect((await follow(url)).status).toBe(200);
    await pool.query('update api_keys set revoked_at = now() where hash = $1', [hash]);
    expect((await follow(url)).status).toBe(410);
  });

  test('is kept by a browser no longer than it lives', async () => {
    const { headers } = await follow(await signed(reader.authId, Date.now() + 60_000));
    const match = /^private, max-age=(\d+), immutable$/u.exec(String(headers['cache-control']));
    expect(Number(match?.[1])).toBeLessThanOrEqual(60);
  });

  test('ends for a part, for the headers alone, and for what a browser has already', async () => {
    const url = await signed(reader.authId, Date.now() - 1000);
    const whole = await follow(await link());
    const parts: readonly Record<string, string>[] = [
      { range: 'bytes=0-3' },
      { 'if-none-match': String(whole.headers['etag']) },
    ];
    for (const headers of parts) {
      const { status, text } = await follow(url, headers);
      expect([status, text.includes('what')]).toEqual([410, false]);
    }
    expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(410);
  });

  test('that has ended leads a browser to the screen that opens it anew', async () => {
    const url = await signed(reader.authId, Date.now() - 1000);
    const old = url.replace(/token=.*/u, `token=${newId()}`);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const address of [url, old]) {
      const { status, headers } = await follow(address, { accept });
      expect(status).toBe(303);
      expect(headers['location']).toBe(`/files/${/o\/([^?]+)/u.exec(url)?.[1]}`);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await follow(await link(), { accept })).status).toBe(200);
  });

  test.each([
    ['the file has another key', `update files set download_token = 'other'`, 404],
    ['the file is removed', 'update files set deleted_at = now()', 404],
    ['the submission is removed', 'update submissions set is_active = false', 410],
    ['the case is removed', 'update opportunities set is_active = false', 410],
  ])('ends when %s', async (_, sql, status) => {
    const url = await link();
    expect((await follow(url)).status).toBe(200);
    const where = sql.includes('files')
      ? `name = 'plan.txt'`
      : `id = '${sql.includes('submissions') ? submissionId : opportunityId}'`;
    await pool.query(`${sql} where ${where}`);
    expect((await follow(url)).status).toBe(status);
    await pool.query(`delete from files where name = 'plan.txt'`);
    await pool.query('update submissions set is_active = true where id = $1', [submissionId]);
    await pool.query('update opportunities set is_active = true where id = $1', [opportunityId]);
  });

  test('ends when the update of a project that it came with is removed', async () => {
    await link();
    const { rows } = await pool.query<{ id: string; project: string }>(
      `select pu.id, p.id as project from project_updates pu
        join projects p on p.id = pu.project_id and p.is_active
        join corporations c on c.id = p.corporation_id and c.slug = 'skf'
        where pu.is_active limit 1`,
    );
    const { id, project } = rows[0] ?? {};
    await pool.query(
      `with moved as (update files set place = 'project' where name = 'plan.txt' returning id)
        insert into project_files (file_id, project_id, update_id) select id, $1, $2 from moved`,
      [project, id],
    );
    const url = await signed(owner.authId, Date.now() + 60_000);
    expect((await follow(url)).status).toBe(200);
    await pool.query('update project_updates set is_active = false where id = $1', [id]);
    expect((await follow(url)).status).toBe(404);
    await pool.query('update project_updates set is_active = true where id = $1', [id]);
    expect((await follow(url)).status).toBe(200);
    await pool.query(`delete from files where name = 'plan.txt'`);
  });

  test('ends when the corporation of its reader is deleted, and they saw it as one of its people', async () => {
    await link();
    const url = await signed(owner.authId, Date.now() + 60_000);
    await pool.query(
      `delete from opportunity_team where opportunity_id = $1 and user_id =
      (select id from users where email = $2)`,
      [opportunityId, owner.email],
    );
    expect((await follow(url)).status).toBe(200);
    await pool.query(`update corporations set is_active = false where slug = 'skf'`);
    expect((await follow(url)).status).toBe(410);
    await pool.query(`update corporations set is_active = true where slug = 'skf'`);
  });
});
