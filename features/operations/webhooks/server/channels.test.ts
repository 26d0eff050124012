import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOf, type EventKind } from '#core/domain/events/events.ts';
import { openLog } from '#core/platform/log/log.ts';
import { isPublicOrIn } from '#core/platform/outgoing/public-address.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import * as features from '#app/features.domain.ts';
import * as endpoints from '#features/operations/webhooks/domain/endpoints.ts';
import type { ChannelTarget } from '#features/operations/webhooks/domain/webhook.ts';
import { openReceiver } from '#features/operations/webhooks/tests/webhook-receiver.ts';
import { cardBody } from './channel-card.ts';
import { sealing } from './sealed-secret.ts';
import { openWebhookWorker } from './webhook-worker.ts';

const networks = ['127.0.0.1/32'];
const server = await openTestServer({
  demonstration: true,
  environment: { WEBHOOK_NETWORKS: networks.join() },
});
const { pool } = server.database;
const { publicUrl, authSecret } = server.settings;
const champion = await server.signIn('champion@skf.example');
const owner = await server.signIn('owner@skf.example');
const { opportunityId, submissionId } = await findDemoCase(server);
const { rows } = await pool.query<{ id: string }>(`select id from corporations where slug = 'skf'`);
const corporationId = rows[0]?.id ?? '';
beforeEach(async () => {
  await pool.query('delete from webhooks');
  await pool.query('delete from webhook_outbox');
});

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

async function openChannel(target: ChannelTarget, kinds: EventKind[] = ['submission.moved']) {
  const receiver = await openReceiver();
  afterwards.push(receiver.close);
  const { webhook, secret } = await champion.ask(endpoints.create, {
    body: { name: 'Scouting', target, url: receiver.url, kinds, corporationId },
  });
  return { ...receiver, webhook, secret };
}

function work(): void {
  const worker = openWebhookWorker(server.database, {
    catalogue: catalogueOf(features),
    publicUrl,
    sealing: sealing(authSecret),
    isAllowed: isPublicOrIn(networks),
    log: openLog('silent'),
    pollMs: 20,
    channelPauseMs: 0,
  });
  afterwards.push(worker.close);
}

const move = async (ids: string[], stage: string) => {
  for (const id of ids) {
    const reply = await owner.send('PUT', `/submissions/${id}/stage`, { body: { stage } });
    expect(reply.status).toBe(200);
  }
};
const publish = (isPublished: boolean) =>
  pool.query(
    `with pages as (update corporations set ignite_enabled = true where id = $3)
    update opportunities set published_at = case when $2 then created_at end where id = $1`,
    [opportunityId, isPublished, corporationId],
  );

describe('a card', () => {
  const card = {
    title: 'Seals <!channel> & "rings" [x](https://evil.example)',
    link: `${publicUrl}/a`,
  };

  test('of Slack is a message with a block, whose title mentions nobody', () => {
    expect(JSON.parse(cardBody('slack', card))).toEqual({
      text: 'Seals &lt;!channel&gt; &amp; "rings" [x](https://evil.example)',
      blocks: [
        {
          type: 'section',
          text: {
            type: 'mrkdwn',
            text: `<${publicUrl}/a|Seals &lt;!channel&gt; &amp; "rings" [x](https://evil.example)>`,
            verbatim: true,
          },
        },
      ],
      unfurl_links: false,
      unfurl_media: false,
    });
  });

  test('of Teams is an Adaptive Card, whose title is no Markdown', () => {
    expect(JSON.parse(cardBody('teams', card))).toEqual({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          contentUrl: null,
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            fallbackText: card.title,
            body: [
              {
                type: 'RichTextBlock',
                inlines: [{ type: 'TextRun', text: card.title, weight: 'Bolder' }],
              },
            ],
            actions: [{ type: 'Action.OpenUrl', title: 'Open', url: card.link }],
          },
        },
      ],
    });
  });
});

describe.each(['slack', 'teams'] as const)('a channel of %s', (target) => {
  test('is told a title and a link, unsigned, and nothing of who and whose', async () => {
    await publish(true);
    const { received, webhook, secret } = await openChannel(target);
    expect(secret).toBeNull();
    const { rows: names } = await pool.query<Record<'title' | 'company' | 'opportunity', string>>(
      `select submissions.title, company_name as company, opportunities.name as opportunity
      from submissions join opportunities on opportunities.id = opportunity_id
      where submissions.id = $1`,
      [submissionId],
    );
    await move([submissionId], 'Screening');
    work();
    await waitUntil(async () => received.length === 1);
    const [{ raw = '', headers } = {}] = received;
    const { title = '', company = '', opportunity = '' } = names[0] ?? {};
    expect(headers).not.toHaveProperty('webhook-signature');
    expect(raw).toContain(`${opportunity} · Moved a submission`);
    expect(raw).toContain(`${publicUrl}/opportunity/${opportunityId}?`);
    for (const hidden of [title, company, 'Elin Lund', owner.email, 'Screening']) {
      expect(raw).not.toContain(hidden);
    }
    const { data } = await champion.ask(endpoints.deliveries, {
      params: { id: webhook.id },
      query: {},
    });
    expect(data[0]?.body).toBe(raw);
  });

  test('is not told the name of an opportunity that is not public', async () => {
    await publish(false);
    const { received } = await openChannel(target);
    await move([submissionId], 'New');
    work();
    await waitUntil(async () => received.length === 1);
    const { rows: names } = await pool.query<{ name: string }>(
      'select name from opportunities where id = $1',
      [opportunityId],
    );
    expect(received[0]?.raw).not.toContain(names[0]?.name);
    expect(received[0]?.raw).toContain('Moved a submission');
  });

  test('gets one card of many events alike', async () => {
    const { received } = await openChannel(target);
    for (const stage of ['Screening', 'New', 'Screening']) await move([submissionId], stage);
    work();
    await waitUntil(async () => received.length === 1);
    expect(received[0]?.raw).toContain('Moved a submission · 3 times');
    expect(received[0]?.raw).not.toContain(submissionId);
  });

  test('is tested with a card', async () => {
    const { received, webhook } = await openChannel(target);
    await champion.ask(endpoints.test, { params: { id: webhook.id } });
    work();
    await waitUntil(async () => received.length === 1);
    expect(received[0]?.raw).toContain('Test message');
    expect(received[0]?.raw).toContain(`${publicUrl}/admin/webhooks?webhook=${webhook.id}`);
  });

  test('keeps its address secret, and until another one is entered', async () => {
    const { url, webhook, received } = await openChannel(target);
    const masked = `${new URL(url).origin}/…ents`;
    expect(webhook).toMatchObject({ target, url: masked });
    const settings = { name: 'Renamed', kinds: ['vote.cast'], isOn: true };
    const at = { params: { id: webhook.id } };
    expect(await champion.ask(endpoints.change, { ...at, body: settings })).toMatchObject({
      name: 'Renamed',
      url: masked,
    });
    await champion.ask(endpoints.test, at);
    work();
    await waitUntil(async () => received.length === 1);
    const other = await openReceiver();
    afterwards.push(other.close);
    const moved = `${other.url}/elsewhere`;
    await champion.ask(endpoints.change, { ...at, body: { ...settings, url: moved } });
    await champion.ask(endpoints.test, at);
    await waitUntil(async () => other.received.length === 1);
    // Neither at rest nor in what the audit log has of the change.
    const { rows: stored } = await pool.query<{ text: string }>(
      `select row_to_json(webhooks)::text as text from webhooks
      union all select row_to_json(audit_changes)::text from audit_changes
      union all select row_to_json(audit_entries)::text from audit_entries
      union all select row_to_json(idempotency_keys)::text from idempotency_keys
      union all select row_to_json(webhook_deliveries)::text from webhook_deliveries`,
    );
    for (const { text } of stored) {
      expect(text).not.toContain(url);
      expect(text).not.toContain('/elsewhere');
    }
  });
});

test('each event that a channel can be sent has a title without names', async () => {
  const titles = (await champion.ask(endpoints.kinds)).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(50);
  for (const title of titles) {
    expect(title).toMatch(/^[A-Z][\w ,'-]+$/u);
    expect(title).not.toMatch(/something|\ban? [aeiou]?\b$/u);
  }
});
