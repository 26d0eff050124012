import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { catalogueOf, type EventKind } from '#core/domain/events/events.ts';
import { openLog } from '#core/platform/log/log.ts';
import { isPublicOrIn } from '#core/platform/outgoing/public-address.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith, sampleFile } from '#core/tests/forms.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { secretsOf } from '#core/tests/secrets.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as features from '#app/features.domain.ts';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';
import { create, kinds as kindsOf } from '#features/operations/webhooks/domain/endpoints.ts';
import { projectHappenings } from '#features/operations/webhooks/tests/project-happenings.ts';
import { openInvitationKeys } from '#features/cases/company-invitations/server/shared/invitation-keys.ts';
import { isSigned, openReceiver } from '#features/operations/webhooks/tests/webhook-receiver.ts';
import { sealing } from './sealed-secret.ts';
import { openWebhookWorker } from './webhook-worker.ts';

/** Each event that a webhook can be sent, made to happen as people make it happen. */

const networks = ['127.0.0.1/32'];
const server = await openTestServer({
  demonstration: true,
  environment: { WEBHOOK_NETWORKS: networks.join() },
});
const { pool, db } = server.database;
const owner = await server.signIn('owner@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const { opportunityId, submissionId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at');
await pool.query(`update submissions set contact_email = 'a@b.example'`);

const one = async (query: string, ...values: unknown[]): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(query, values);
  return rows[0]?.id ?? '';
};
const skf = await one(`select id from corporations where slug = 'skf'`);
const norrland = await one(`select id from corporations where slug = 'norrland-steel'`);
const cycleId = await one(
  'select id from cycles where corporation_id = $1 order by end_date desc limit 1',
  skf,
);
const lastSubmissionId = await one(
  'select id from submissions where opportunity_id = $1 order by id desc limit 1',
  opportunityId,
);
const newcomerId = await one(`select id from users where email = 'anders.kallio@skf.example'`);
const colleagueId = await one(`select id from users where email = 'member@skf.example'`);
const matchId = await one(`select id from company_matches where state = 'suggested' limit 1`);
const company = {
  kind: await one('select kind as id from companies order by companies.id limit 1'),
  id: await one('select id from companies order by id limit 1'),
};
const secrets = secretsOf(server, { opportunityId, submissionId, lastSubmissionId });

const declarations = await foundry.ask(kindsOf);
const ofCorporations = declarations.flatMap(({ kind, isFoundryOnly }) =>
  isFoundryOnly ? [] : [kind],
);

async function receive(corporationId: string | null) {
  const receiver = await openReceiver();
  afterAll(receiver.close);
  const kinds = corporationId === null ? declarations.map(({ kind }) => kind) : ofCorporations;
  const body = { name: 'All', url: receiver.url, kinds, corporationId };
  const { secret } = await foundry.ask(create, { body });
  return { ...receiver, secret };
}
const here = await receive(skf);
const elsewhere = await receive(norrland);
const everywhere = await receive(null);

const worker = openWebhookWorker(server.database, {
  catalogue: catalogueOf(features),
  publicUrl: server.settings.publicUrl,
  sealing: sealing(server.settings.authSecret),
  isAllowed: isPublicOrIn(networks),
  log: openLog('silent'),
});
afterAll(() => worker.close());

type Person = typeof owner;
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function send(
  method: Method,
  path: string,
  body?: unknown,
  by: Pick<Person, 'send'> = owner,
): Promise<Record<string, string>> {
  const reply = await by.send(method, path, { body });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
  return (reply.body ?? {}) as Record<string, string>;
}

const about = { id: '' as string | undefined };
const onCase = `/opportunities/${opportunityId}`;
const onSubmission = `/submissions/${submissionId}`;
const cycleDraft = {
  name: 'Of a webhook',
  startDate: '2031-01-01T00:00:00Z',
  endDate: '2031-06-01T00:00:00Z',
};
let cycle: Record<string, string> = {};
let opportunity: Record<string, string> = {};
let comment: Record<string, string> = {};
let file: Record<string, string> = {};
let view: Record<string, string> = {};
const ofView = { name: 'Late ones', search: { due: 'overdue' } };
const { add, run } = openImportRunner(db);
const stageNow = () => one('select stage as id from submissions where id = $1', submissionId);

async function importFile(name: string, content: string, values: object): Promise<void> {
  await run(await add(await writeTestFile(name, content), { kind: null, ...values }));
}

/** The key of the page on which the submitter follows it. */
async function submit(name = 'Acme'): Promise<string> {
  const receipt = await send(
    'POST',
    `/public${onCase}/submissions`,
    {
      companyName: name,
      website: null,
      contactName: 'Ada',
      contactEmail: 'ada@acme.example',
      title: 'Received',
      pitch: 'It turns.',
      answers: [{ question: 'How mature is it?', answer: 'Very.' }],
      attachments: [],
      formToken: secrets.formToken,
      trap: '',
    },
    server.anonymous,
  );
  return receipt['followUp']?.split('/').at(-1) ?? '';
}

const agree = (key: string, agreed: boolean) =>
  send('PUT', `/public/follow-up/${key}/listing`, { agreed }, server.anonymous);

/** A submission whose company may be listed. */
async function listed(): Promise<{ key: string; id: string }> {
  const key = await submit(`Listed ${randomUUID()}`);
  await agree(key, true);
  return {
    key,
    id: await one(`select id from submissions order by created_at desc, id desc limit 1`),
  };
}

async function propose(state: 'accepted' | 'declined'): Promise<void> {
  const name = `Proposed ${randomUUID()}`;
  await send('POST', '/companies/proposals', { companies: [{ name, url: null }] });
  const id = await one('select id from company_proposals where name = $1', name);
  await send('PUT', `/companies/proposals/${id}`, { state }, foundry);
}

const invite = () =>
  send('POST', `${onCase}/invitations`, {
    companyId: company.id,
    recipient: `${randomUUID()}@acme.example`,
    message: '',
  });

const decideMatch = (state: string, was: string) =>
  send('PUT', `/companies/matches/${matchId}`, { state, was }, foundry);

async function decide(): Promise<void> {
  await pool.query(`update submissions set stage = 'Pitch' where id = $1`, [submissionId]);
  const mail = { subject: 'About it', body: 'Hello' };
  const { at } = await send('PUT', `${onSubmission}/decision`, { stage: 'Selected', mail });
  await send('POST', `${onCase}/decisions/sending`, { decisions: [{ submissionId, at }] });
}

async function versionOf(table: 'opportunities' | 'submissions', id: string | undefined) {
  return Number(await one(`select version as id from ${table} where id = $1`, id));
}

const card = { scale: 5, criteria: [{ id: 'fit', name: 'Fit', weight: 1, guidance: 'Words' }] };
async function cardVersion(path: string, by: Person): Promise<number> {
  const { body } = await by.send('GET', path);
  return (body as { version: number }).version;
}

/** In this order: some build on those before. */
const happenings: Readonly<Record<EventKind, () => Promise<unknown>>> = {
  'opportunity.created': async () => {
    opportunity = await send('POST', '/opportunities', {
      corporationId: skf,
      cycleId,
      name: 'Of a webhook',
    });
    about.id = opportunity['id'];
  },
  'opportunity.updated': async () =>
    send('PUT', `/opportunities/${about.id}`, {
      cycleId,
      name: 'Changed',
      version: await versionOf('opportunities', about.id),
    }),
  'opportunity.closed': () =>
    send('PUT', `/opportunities/${about.id}/status`, { status: 'FINISHED', reason: 'Done.' }),
  'opportunity.reopened': () =>
    send('PUT', `/opportunities/${about.id}/status`, { status: 'ACTIVE', reason: 'More.' }),
  'opportunity.removed': () => send('DELETE', `/opportunities/${about.id}`),
  'opportunity.imported': () =>
    importFile('o.json', JSON.stringify([{ id: 'w1', name: 'Imported' }]), {
      of: 'opportunities',
      corporationId: skf,
    }),
  'team.joined': () => send('PUT', `${onCase}/team/${newcomerId}`, { role: 'Analyst' }),
  'team.roleChanged': () => send('PUT', `${onCase}/team/${newcomerId}`, { role: 'Support' }),
  'team.left': () => send('DELETE', `${onCase}/team/${newcomerId}`),
  'submission.created': () =>
    send('POST', `${onCase}/submissions`, { companyName: 'Acme', title: 'Added' }),
  'submission.imported': () =>
    importFile('s.csv', 'ref,company,title\nW-1,Tribo,Imported', {
      of: 'submissions',
      opportunityId,
    }),
  'submission.updated': async () =>
    send('PUT', onSubmission, {
      companyName: 'Acme',
      title: 'Changed',
      contactEmail: 'a@b.example',
      version: await versionOf('submissions', submissionId),
    }),
  'submission.moved': async () =>
    send('PUT', `${onSubmission}/stage`, {
      stage: (await stageNow()) === 'Screening' ? 'Shortlist' : 'Screening',
    }),
  'submission.received': () => submit(),
  'message.received': () =>
    send(
      'POST',
      `/public/follow-up/${secrets.followUpKey}/messages`,
      { body: 'Hello' },
      server.anonymous,
    ),
  'message.sent': () => send('POST', `${onSubmission}/messages`, { body: 'Hello' }),
  'submission.revised': async () => {
    const key = await submit();
    const { body: page } = await server.anonymous.send('GET', `/public/follow-up/${key}`);
    const { editable } = page as { editable: { contentTag: string } };
    await send(
      'PUT',
      `/public/follow-up/${key}/submission`,
      {
        companyName: 'Acme',
        contactName: 'Ada',
        title: 'Revised',
        pitch: 'It turns.',
        answers: [{ question: 'How mature is it?', answer: 'Very.' }],
        contentTag: editable.contentTag,
      },
      server.anonymous,
    );
  },
  'submission.listingAgreed': () => listed(),
  'submission.listingWithdrawn': async () => agree((await listed()).key, false),
  'submission.companyAdded': async () =>
    send('POST', `/submissions/${(await listed()).id}/company`),
  'submission.companyRemoved': async () => {
    const { id } = await listed();
    await send('POST', `/submissions/${id}/company`);
    return send('DELETE', `/submissions/${id}/listing`);
  },
  'submission.withdrawn': () =>
    send('PUT', `/public/follow-up/${secrets.lastFollowUpKey}/withdrawal`, {}, server.anonymous),
  'caseView.shared': async () => {
    const place = { screen: 'submissions', opportunityId };
    view = await send('POST', '/views', { ...place, ...ofView, isShared: true });
  },
  'caseView.changed': () =>
    send('PUT', `/views/${view['id']}`, { ...ofView, name: 'Later', isShared: true }),
  'caseView.deleted': () => send('DELETE', `/views/${view['id']}`),
  'caseView.restored': () => send('POST', `/views/${view['id']}/restoration`, {}),
  'caseView.unshared': () => send('PUT', `/views/${view['id']}`, { ...ofView, isShared: false }),
  'comment.added': async () => {
    comment = await send('POST', `${onSubmission}/comments`, { body: 'A secret thought' });
  },
  'comment.edited': () => send('PUT', `/comments/${comment['id']}`, { body: 'Another one' }),
  'comment.hidden': () => send('PUT', `/comments/${comment['id']}/hidden`, { isHidden: true }),
  'comment.shown': () => send('PUT', `/comments/${comment['id']}/hidden`, { isHidden: false }),
  'comment.removed': () => send('DELETE', `/comments/${comment['id']}`),
  'file.added': async () => {
    const query = { name: 'notes.txt', submissionId };
    const reply = await owner.send('POST', '/files/o', { query, form: formWith(sampleFile) });
    file = reply.body as Record<string, string>;
  },
  'file.removed': () => send('DELETE', `/files/o/${file['id']}`),
  'vote.cast': () => send('PUT', `${onSubmission}/vote`, { value: 'up' }),
  'vote.withdrawn': () => send('DELETE', `${onSubmission}/vote`),
  'decision.sent': decide,
  'decision.mailStopped': () => send('DELETE', `${onSubmission}/decision/mail`),
  'scorecard.changed': async () =>
    send('PUT', `${onCase}/scorecard`, {
      ...card,
      version: await cardVersion(`${onCase}/scorecard`, owner),
    }),
  'scorecard.defaultChanged': async () => {
    const path = `/corporations/${skf}/scorecard`;
    await send('PUT', path, { ...card, version: await cardVersion(path, foundry) }, foundry);
  },
  'cycle.created': async () => {
    cycle = await send('POST', `/corporations/${skf}/cycles`, cycleDraft);
  },
  'cycle.changed': () =>
    send('PUT', `/corporations/${skf}/cycles/${cycle['id']}`, { ...cycleDraft, name: 'Renamed' }),
  'cycle.deleted': () => send('DELETE', `/corporations/${skf}/cycles/${cycle['id']}`),
  'company.added': () =>
    send('POST', '/companies', { companies: [{ name: 'Of a webhook', url: null }] }, foundry),
  'company.edited': async () =>
    send(
      'PATCH',
      `/companies/${company.kind}/${company.id}`,
      { values: { city: 'Lund' } },
      foundry,
    ),
  'companyInvitation.sent': async () => invite(),
  'companyInvitation.withdrawn': async () => {
    const { id } = await invite();
    return send('DELETE', `${onCase}/invitations/${id}`);
  },
  'companyInvitation.declined': async () => {
    const key = openInvitationKeys(server.settings.authSecret).keyOf((await invite())['id'] ?? '');
    const reason = { reason: 'terms' };
    return send('PUT', `/public/invitations/${key}/answer`, reason, server.anonymous);
  },
  'proposal.made': () =>
    send('POST', '/companies/proposals', { companies: [{ name: 'Proposed', url: null }] }),
  'proposal.accepted': () => propose('accepted'),
  'proposal.declined': () => propose('declined'),
  'company.matchAccepted': () => decideMatch('accepted', 'suggested'),
  'company.matchReopened': () => decideMatch('suggested', 'accepted'),
  'company.matchRejected': () => decideMatch('rejected', 'suggested'),
  ...projectHappenings({
    send,
    one,
    opportunityId,
    colleagueId,
    ownerId: await one(`select id from users where email = 'owner@skf.example'`),
    sync: (body) => send('PUT', `/projects/external/Jira/P-1?corporationId=${skf}`, body, foundry),
  }),
};

const isFoundryOnly = (kind: EventKind) => !ofCorporations.includes(kind);
const kindsAt = ({ received }: typeof here) => received.map(({ body }) => body.type);

test('every kind of event has a line here', () => {
  expect(Object.keys(happenings).toSorted()).toEqual(
    declarations.map(({ kind }) => kind).toSorted(),
  );
});

test.each(Object.keys(happenings) as EventKind[])('%s is received', async (kind) => {
  const countOf = (at: typeof here) => kindsAt(at).filter((one) => one === kind).length;
  const [ofSkf, ofAll] = [countOf(here), countOf(everywhere)];
  await happenings[kind]?.();
  await waitUntil(async () => countOf(everywhere) > ofAll);
  if (isFoundryOnly(kind)) return;
  await waitUntil(async () => countOf(here) > ofSkf);
  const event = here.received.findLast(({ body }) => body.type === kind);
  expect(event && isSigned(event, here.secret)).toBe(true);
  expect(event?.raw).toContain(`"corporationId":"${skf}"`);
});

test('a corporation received nothing of the foundry, and another one nothing at all', async () => {
  await waitUntil(async () => {
    const { rowCount } = await pool.query(
      `select 1 from webhook_deliveries where state = 'pending' union all select 1 from webhook_outbox`,
    );
    return rowCount === 0;
  });
  expect(kindsAt(here).filter((kind) => isFoundryOnly(kind as EventKind))).toEqual([]);
  expect(elsewhere.received).toEqual([]);
});

test('no event carries the text of a comment, a vote or a message', () => {
  const all = everywhere.received.map(({ raw }) => raw).join('\n');
  expect(all).not.toContain('A secret thought');
  expect(all).not.toContain('"up"');
  expect(all).not.toContain('Hello');
});
