import { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { emit } from '#core/server/events/emit.ts';
import { newId } from '#core/server/tables/columns.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { waitForConnections } from '#core/tests/held-timers.ts';
import { signInWith } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as audit from '#features/operations/audit-log/domain/endpoints.ts';
import * as exports from '#features/people/exports/domain/endpoints.ts';
import { exportPartsOf } from '#features/people/exports/server/jobs.ts';
import { runExport } from '#features/people/exports/server/run-export.ts';
import { voteEvents } from '#features/cases/submissions/domain/votes/events.ts';
import { chainHead } from './shared/chain-head.ts';
import { verifyLines } from './shared/lines.ts';
import { verifyLive, verifyRestored } from './shared/verify-live.ts';

const server = await openTestServer({ demonstration: true });
const { database } = server;
const { db, pool } = database;
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const { opportunityId } = await findDemoCase(server);

/** Whoever owns the database server: no rule of ours holds them. */
const { pathname } = new URL(server.settings.databaseUrl ?? '');
const root = new pg.Client({ connectionString: `${inject('databaseServer')}${pathname}` });
beforeAll(() => root.connect());
afterAll(() => root.end());

/** What it does is seen by itself alone, and rolled back. */
const within = Object.assign(drizzle(root), {
  transaction: (run: (tx: unknown) => unknown) => run(drizzle(root)),
}) as never;

const about = () => foundry.ask(audit.about);
async function chained() {
  await expect.poll(async () => (await about()).waiting).toBe(0);
}
const find = async (query: object) => {
  await chained();
  return (await foundry.ask(audit.list, { query: { limit: '50', ...query } as never })).data;
};
const [{ id: ownerId } = { id: '' }] = (
  await pool.query<{ id: string }>("select id from users where email = 'owner@skf.example'")
).rows;

describe('what is recorded', () => {
  test.each([
    ['radar', 'radars', 'radar.updated'],
    ['pitchDay', 'pitch_days', 'pitchDay.changed'],
  ])(
    'a %s stands beside its corporation, whoever changed it, and leads to it',
    async (...names) => {
      const [subject, table, kind] = names;
      const [row] = (
        await pool.query<{ id: string; corporation: string }>(
          `select t.id, c.name as corporation from ${table} t
        join corporations c on c.id = t.corporation_id limit 1`,
        )
      ).rows;
      await pool.query(
        `insert into audit_entries (id, kind, subject, subject_id, actor_id)
      select $1, $2, $3, $4, id from users where email = 'foundry@outrider.example'`,
        [newId(), kind, subject, row?.id],
      );
      const [entry] = await find({ kind, subjectId: row?.id });
      expect(entry).toMatchObject({
        corporation: { name: row?.corporation },
        subject: { link: expect.stringContaining(row?.id ?? '') },
      });
    },
  );

  test('a change: who, what, before and after, from where, of which corporation', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    const before = await owner.send('GET', `/opportunities/${opportunityId}`);
    const { name, version, cycleId } = before.body as Record<string, string>;
    const reply = await owner.send('PUT', `/opportunities/${opportunityId}`, {
      body: { name: 'Quieter bearings', version, cycleId },
      headers: { 'user-agent': agent },
    });
    expect(reply.status, reply.text).toBe(200);
    const [entry] = await find({ kind: 'opportunity.updated', subjectId: opportunityId });
    expect(entry).toMatchObject({
      actor: { id: ownerId },
      address: expect.stringMatching(/^[\d.]+$/u),
      device: agent,
      sentence: 'changed the opportunity',
      corporation: { name: 'SKF' },
      subject: { type: 'opportunity', id: opportunityId, name: 'Quieter bearings' },
    });
    expect(entry?.changes.flatMap(({ fields }) => fields)).toContainEqual({
      field: 'Name',
      before: name,
      after: 'Quieter bearings',
    });
  });

  test('what happens to a collection, and nothing of what only its people see', async () => {
    const made = await owner.send('POST', '/collections', {
      body: { name: 'Whom we may buy' },
    });
    expect(made.status, made.text).toBe(200);
    const { id } = made.body as Record<string, string>;
    const entries = await find({ subjectId: id });
    expect(entries).toMatchObject([{ kind: 'collection.created', actor: { id: ownerId } }]);
    expect(JSON.stringify(entries)).not.toContain('Whom we may buy');
  });

  test('signing in, failing to, and signing out', async () => {
    const email = 'observer@skf.example';
    const enter = (password: string) =>
      signInWith(server.app, server.settings.publicUrl, email, password);
    await expect(enter('not the password')).rejects.toThrow(/signIn.wrong/u);
    await server.signInAgain(email);
    const [{ id } = { id: '' }] = (
      await pool.query<{ id: string }>('select id from users where email = $1', [email])
    ).rows;
    const entries = await find({ kind: 'session', subjectId: id });
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'session.begun', actor: { id }, address: expect.stringMatching(/^[\d.]+$/u) },
      { kind: 'session.refused', actor: null, details: [{ value: 'email and password' }, {}] },
    ]);
    await expect(
      signInWith(server.app, server.settings.publicUrl, 'nobody@skf.example', 'x'.repeat(9)),
    ).rejects.toThrow(/signIn.wrong/u);
    const [unknown] = await find({ kind: 'session.refused', subjectId: 'unknown' });
    expect(JSON.stringify(unknown)).not.toContain('nobody@');
  });
});

describe('the chain', () => {
  test('is not forked by 64 writers at once, and two nodes that append', async () => {
    waitForConnections(pool);
    const node = await server.openNode();
    const begun = (await chainHead(db))?.sequence ?? 0;
    const write = () =>
      db.transaction((tx) =>
        emit(tx, voteEvents['vote.cast'], {
          submissionId: newId(),
          opportunityId,
          actorId: null,
          value: 'up',
        }),
      );
    await Promise.all(Array.from({ length: 64 }, () => Promise.all([write(), write(), write()])));
    await chained();
    await node.app.close();
    const verified = await verifyLive(database);
    expect(verified).toMatchObject({ fault: null, late: 0 });
    expect(verified.entries).toBeGreaterThanOrEqual(begun + 192);
    expect(verified.head).toEqual(await chainHead(db));
  });

  test('is appended to by one at a time, and nobody who tries at once fails', async () => {
    await pool.query(
      `insert into audit_entries (id, kind, subject, subject_id)
      select gen_random_uuid(), 'vote.cast', 'submission', n::text from generate_series(1, 3000) n`,
    );
    const append = () => verifyRestored(db, null);
    await Promise.all(Array.from({ length: 4 }, append));
    await chained();
    expect(await verifyLive(database)).toMatchObject({ fault: null, late: 0 });
  });

  test('waits for a transaction that began before and is still open', async () => {
    const slow = await pool.connect();
    const insert = `insert into audit_entries (id, kind, subject, subject_id)
      values (gen_random_uuid(), 'vote.cast', 'submission', $1)`;
    await slow.query('begin');
    await slow.query(insert, ['first']);
    await pool.query(insert, ['second']);
    const sequencesOf = async () =>
      (
        await pool.query<{ subject: string }>(
          `select subject_id as subject from audit_chain c join audit_entries e on e.id = c.entry_id
          where subject_id in ('first', 'second') order by sequence`,
        )
      ).rows.map(({ subject }) => subject);
    // All that may be appended now is.
    await verifyRestored(db, null);
    expect(await sequencesOf()).toEqual([]);
    await slow.query('commit');
    slow.release();
    await expect.poll(sequencesOf).toEqual(['first', 'second']);
  });

  test.each([
    ['an entry is changed', `update audit_entries set kind = 'vote.withdrawn' where id = $1`],
    ['its details are changed', `update audit_entries set details = '{"a":1}' where id = $1`],
    ['an entry is removed', 'delete from audit_entries where id = $1'],
    ['its place in the chain is removed', 'delete from audit_chain where entry_id = $1'],
  ])('names the first bad entry when %s by whoever owns the server', async (_, tamper) => {
    await chained();
    const { rows } = await pool.query<{ id: string; sequence: string }>(
      `select entry_id as id, sequence from audit_chain where kind = 'vote.cast'
      order by sequence desc offset 40 limit 1`,
    );
    await root.query('begin');
    try {
      await root.query('set local session_replication_role = replica');
      await root.query(tamper, [rows[0]?.id]);
      const { fault } = await verifyLive({ db: within });
      expect(fault?.sequence).toBe(Number(rows[0]?.sequence));
    } finally {
      await root.query('rollback');
    }
  });
});

describe('the role that the application has in the database', () => {
  test.each([
    `update audit_entries set kind = 'x'`,
    'delete from audit_entries',
    'truncate audit_chain',
    `update audit_changes set after = null`,
    'delete from audit_chain',
    'alter table audit_entries disable trigger all',
    'drop table audit_entries',
    'drop function erase_personal_data(text, text, uuid)',
    'drop function erase_origins(timestamptz, integer)',
    'set role outrider_audit',
    'alter table audit_chain owner to current_user',
  ])('may not %s', async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow(/permission denied|must be owner/u);
  });

  test('says that it is protected', async () => {
    expect(await about()).toMatchObject({ isProtected: true, waiting: expect.any(Number) });
  });
});

describe('erasing', () => {
  test('leaves a chain that is sound, and nothing of the person', async () => {
    const email = 'developer@skf.example';
    const developer = await server.signIn(email);
    const [{ id } = { id: '' }] = (
      await pool.query<{ id: string }>('select id from users where email = $1', [email])
    ).rows;
    await developer.send('PATCH', `/users/${id}`, { body: { title: 'Engine whisperer' } });
    await chained();
    await db.transaction(async (tx) => {
      await tx.execute(
        `select erase_personal_data('developer@skf[.]example', 'Former member', '${id}')`,
      );
    });
    await chained();
    const { rows } = await pool.query(
      'select address, device from audit_entries where actor_id = $1 and address is not null',
      [id],
    );
    expect(rows).toEqual([]);
    const result = await pool.query(
      "select from audit_changes where before::text ~ 'whisperer' or after::text ~ 'whisperer'",
    );
    expect(result.rowCount).toBe(0);
    const verified = await verifyLive(database);
    expect(verified.fault).toBeNull();
    expect(verified.erased).toBeGreaterThan(0);
    const [erasure] = await find({ kind: 'audit.erased' });
    expect(erasure?.subject.id).toBe(id);
  });
});

describe('filters, views and exports', () => {
  const exported = async (format: 'csv' | 'jsonl', filter: object) => {
    await chained();
    const body = { what: 'audit log', format, filter } as never;
    const { id } = await foundry.ask(exports.create, { body });
    await runExport(exportPartsOf(server), id, new AbortController().signal);
    const { download, rows } = await foundry.ask(exports.get, { params: { id } });
    const reply = await server.anonymous.send('GET', (download ?? '').replace('/api', ''));
    return { text: reply.text, rows, id };
  };
  const verify = (text: string) => verifyLines(() => Readable.from(text.trimEnd().split('\n')));

  test('each filter gives its entries and no others', async () => {
    const all = await find({});
    const signIns = await find({ kind: 'session.begun' });
    const address = signIns.find((entry) => entry.address !== null)?.address?.slice(0, 5) ?? '';
    const [one] = all.filter(({ corporation, actor }) => corporation !== null && actor !== null);
    const wishes = [
      [{ actorId: one?.actor?.id }, (entry: typeof one) => entry?.actor?.id === one?.actor?.id],
      [{ kind: one?.kind }, (entry: typeof one) => entry?.kind === one?.kind],
      [{ subject: one?.subject.type }, (e: typeof one) => e?.subject.type === one?.subject.type],
      [
        { corporationId: one?.corporation?.id },
        (entry: typeof one) => entry?.corporation?.id === one?.corporation?.id,
      ],
      [{ to: one?.at }, (entry: typeof one) => String(entry?.at) < String(one?.at)],
      [{ address }, (entry: typeof one) => entry?.address?.startsWith(address) === true],
    ] as const;
    for (const [query, fits] of wishes) {
      const entries = await find(query);
      expect(entries.length, JSON.stringify(query)).toBeGreaterThan(0);
      expect(entries.every(fits), JSON.stringify(query)).toBe(true);
    }
    expect(await find({ address: '100.64.9' })).toEqual([]);
    for (const query of ['kind=%25', 'cursor=abc', 'from=yesterday', "address='--", 'actorId=1']) {
      expect((await foundry.send('GET', `/audit-log?${query}`)).status, query).toBe(400);
    }
  });

  test('the pages together are the log, newest first', async () => {
    await chained();
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '100', kind: 'vote', cursor } as never;
      const page = await foundry.ask(audit.list, { query });
      seen.push(...page.data.map(({ sequence }) => sequence));
      cursor = page.endCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    const { rows } = await pool.query("select from audit_chain where kind like 'vote.%'");
    expect(seen).toHaveLength(rows.length);
  });

  test('a view is saved under a name, replaced, and one’s own', async () => {
    const save = (kind: string) =>
      foundry.ask(audit.saveView, { body: { name: 'Sign-ins', filter: { kind } } });
    await save('session');
    const { id } = await save('session.begun');
    expect(await foundry.ask(audit.views)).toEqual([
      { id, name: 'Sign-ins', filter: { kind: 'session.begun' } },
    ]);
    const other = await server.signIn('superuser@outrider.example');
    expect(await other.ask(audit.views)).toEqual([]);
    expect((await other.try(audit.removeView, { params: { id } })).status).toBe(404);
    await foundry.ask(audit.removeView, { params: { id } });
    expect(await foundry.ask(audit.views)).toEqual([]);
  });

  test('an export of all can be verified, and one changed character is found', async () => {
    const { text, rows } = await exported('jsonl', {});
    expect(text).not.toContain('Whom we may buy');
    expect(await verify(text)).toMatchObject({ fault: null, problem: null, isWhole: true });
    expect(text.trim().split('\n')).toHaveLength(rows + 1);
    const changed = text.replace('"vote.cast"', '"vote.caste"');
    const result = await verify(changed);
    expect(changed.split('\n')[(result.fault?.sequence ?? 0) - 1]).toContain('vote.caste');
  });

  test('an export has exactly what the filter asks for, and is itself recorded', async () => {
    const filter = { kind: 'session.refused' };
    const { text, rows, id } = await exported('jsonl', filter);
    const entries = await find(filter);
    expect(rows).toBe(entries.length);
    expect(await verify(text)).toMatchObject({ fault: null, isWhole: false, entries: rows });
    const csv = await exported('csv', filter);
    for (const { hash } of entries) expect(csv.text).toContain(hash);
    expect(await find({ kind: 'export', subjectId: id })).toMatchObject([
      { kind: 'export.downloaded', actor: { name: expect.any(String) } },
      { kind: 'export.started' },
    ]);
  });

  test('nobody outside the foundry exports it', async () => {
    const body = { what: 'audit log', format: 'csv', filter: {} } as never;
    expect((await owner.try(exports.create, { body })).status).toBe(403);
  });
});
