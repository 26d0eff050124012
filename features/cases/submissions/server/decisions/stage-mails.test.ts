import { beforeEach, expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  get as settings,
  setStages,
} from '#features/cases/corporations/domain/settings-endpoints.ts';
import { followUp } from '#features/cases/public-pages/domain/endpoints.ts';
import { mailDraft, takeBack } from '#features/cases/submissions/domain/decisions/endpoints.ts';
import { get, move } from '#features/cases/submissions/domain/endpoints.ts';
import { followUpLinksOf } from '#features/cases/submissions/server/shared/follow-up-links.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const links = followUpLinksOf(server.settings);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

let id = '';
beforeEach(async () => {
  const { rows } = await pool.query<{ id: string }>(
    `update submissions set stage = 'Pitch', reason = null, withdrawn_at = null,
      contact_email = 'noor@startup.example'
    where opportunity_id = $1 returning id`,
    [opportunityId],
  );
  id = rows[0]?.id ?? '';
});

test('a stage that is renamed meanwhile is the one that Undo goes back to', async () => {
  const mail = { subject: 'About it', body: 'Hello {founder}, {reason}' };
  const decline = { stage: 'Declined', reason: 'Too early for us.', mail };
  await owner.ask(move, { params: { id }, body: decline });
  const { rows } = await pool.query<{ id: string }>(
    `select id from corporations where slug = 'skf'`,
  );
  const params = { id: rows[0]?.id ?? '' };
  const rename = async (from: string, to: string) => {
    const { stages, version } = await foundry.ask(settings, { params });
    const renamed = stages.map(({ submissions: _, ...stage }) => ({
      ...stage,
      from: stage.name,
      name: stage.name === from ? to : stage.name,
    }));
    await foundry.ask(setStages, { params, body: { stages: renamed, moves: [], version } });
  };
  await rename('Pitch', 'Pitch day');
  const key = links.keyOf(id);
  expect((await server.anonymous.ask(followUp, { params: { key } })).stage).toBe('Pitch day');
  await owner.ask(takeBack, { params: { id } });
  expect((await owner.ask(get, { params: { id } })).stage).toBe('Pitch day');
  await rename('Pitch day', 'Pitch');
});

test("the corporation's own mail is offered, follows its stage, and is checked when it is saved", async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from corporations where slug = 'skf'`,
  );
  const params = { id: rows[0]?.id ?? '' };
  const save = async (change: (name: string) => object) => {
    const { stages, version } = await foundry.ask(settings, { params });
    const body = {
      stages: stages.map(({ submissions: _, ...stage }) => ({
        ...stage,
        from: stage.name,
        ...change(stage.name),
      })),
      moves: [],
      version,
    };
    return foundry.try(setStages, { params, body });
  };
  const own = { subject: 'A step', body: 'Hello {founder}, {sender}' };
  const offered = async (stage: string) =>
    (await owner.ask(mailDraft, { params: { id }, query: { stage } })).template;
  const at = (of: string, change: object) => (name: string) => (name === of ? change : {});
  expect((await save(at('Shortlist', { mail: own, mailsSubmitter: true }))).status).toBe(200);
  expect(await offered('Shortlist')).toEqual(own);
  // Renamed by a client that knows nothing of mails.
  expect((await save(at('Shortlist', { name: 'Long list', mail: undefined }))).status).toBe(200);
  expect(await offered('Long list')).toEqual(own);
  const wrong = await save(at('Long list', { mail: { ...own, body: 'Hello {foundr}' } }));
  expect([wrong.status, codeOf(wrong)]).toEqual([400, 'mail.unknownSlot']);
  const long = await save(at('Long list', { mail: { ...own, subject: 'x'.repeat(1000) } }));
  expect(long.status).toBe(400);
  expect((await save(at('Long list', { name: 'Shortlist', mail: null }))).status).toBe(200);
  expect((await offered('Shortlist')).subject).toBe('News about “{title}”');
});
