import type { EventKind } from '#core/domain/events/events.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { newId } from '#core/server/tables/columns.ts';
import {
  corporationsDemo,
  type CorporationIds,
} from '#features/cases/corporations/demo/fill-corporations.ts';
import { peopleDemo, type People } from '#features/people/users/demo/fill-people.ts';
import type { DeliveryAttempt } from '#features/operations/webhooks/domain/webhook.ts';
import { testBody } from '#features/operations/webhooks/server/event-body.ts';
import { webhookDeliveries, webhooks } from '#features/operations/webhooks/server/tables.ts';

const kinds: EventKind[] = ['submission.received', 'submission.moved', 'decision.sent'];

/** A webhook and a channel that were tried out, and are off: the demonstration sends nothing to anybody. */
async function fillWebhooks(
  { db, at, publicUrl }: FillContext,
  { skf }: CorporationIds,
  { byEmail }: People,
): Promise<void> {
  const createdBy = byEmail.get('champion@skf.example');
  if (createdBy === undefined) throw new Error('The demonstration has no Foundry Champion.');
  const id = newId();
  const attempt = (days: number, result: Partial<DeliveryAttempt>): DeliveryAttempt => ({
    at: at(days),
    ms: 84,
    status: 200,
    problem: null,
    answer: 'ok',
    ...result,
  });
  await db.insert(webhooks).values({
    id,
    name: 'Reporting',
    url: 'https://hooks.skf.example/scouting',
    createdBy,
    kinds,
    corporationId: skf,
    sealedSecret: '',
    isOn: false,
    createdAt: at(-34),
    lastDeliveredAt: at(-3),
  });
  const channelId = newId();
  await db.insert(webhooks).values({
    id: channelId,
    name: 'Teams, scouting',
    target: 'teams',
    url: 'https://skf-scouting.api.powerplatform.com/…x4Wq',
    createdBy,
    kinds: ['submission.received', 'decision.sent', 'project.milestoneReached'],
    corporationId: skf,
    sealedSecret: '',
    isOn: false,
    createdAt: at(-12),
    lastDeliveredAt: at(-12),
  });
  const body = (days: number) => testBody({ id, target: 'system' }, publicUrl, new Date(at(days)));
  await db.insert(webhookDeliveries).values([
    {
      webhookId: id,
      kind: 'webhook.test',
      body: body(-20),
      state: 'delivered',
      attempts: [attempt(-20, {})],
      createdAt: at(-20),
    },
    {
      webhookId: id,
      kind: 'webhook.test',
      body: body(-3),
      state: 'delivered',
      attempts: [
        attempt(-3.001, { ms: 212, status: 503, problem: '503 was answered.', answer: 'Busy' }),
        attempt(-3, {}),
      ],
      createdAt: at(-3.001),
    },
    {
      webhookId: channelId,
      kind: 'webhook.test',
      body: testBody({ id: channelId, target: 'teams' }, publicUrl, new Date(at(-12))),
      state: 'delivered',
      attempts: [attempt(-12, { ms: 391, status: 202, answer: '' })],
      createdAt: at(-12),
    },
  ]);
}

export const webhooksDemo = demoStep([corporationsDemo, peopleDemo], (fillContext) =>
  fillWebhooks(
    fillContext,
    fillContext.of(corporationsDemo).corporationIds,
    fillContext.of(peopleDemo),
  ),
);
