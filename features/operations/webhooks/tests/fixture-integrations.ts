import { randomUUID } from 'node:crypto';
import { createSecret } from '#core/server/authorization/api-keys.ts';
import { apiKeys } from '#core/server/tables/api-keys.ts';
import { persons, ownerships, type PersonName, type Ownership } from '#core/tests/persons.ts';
import type { TestServer } from '#core/tests/test-server.ts';
import { webhookDeliveries, webhooks } from '#features/operations/webhooks/server/tables.ts';

/** An API key and a webhook of a corporation, with a delivery. */
export interface IntegrationResources {
  readonly apiKeyId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
}

const missing = (): IntegrationResources => ({
  apiKeyId: randomUUID(),
  webhookId: randomUUID(),
  deliveryId: randomUUID(),
});

/** One of each for every person and place, in the corporation there, made by the foundry. */
export async function makeIntegrations(
  { database: { db } }: TestServer,
  createdBy: string,
  corporationAt: (person: PersonName, place: Ownership) => string,
) {
  const made = new Map<string, IntegrationResources>();
  for (const person of Object.keys(persons) as PersonName[]) {
    for (const place of ownerships.filter((one) => one !== 'missing')) {
      const ids = missing();
      const { apiKeyId, webhookId, deliveryId } = ids;
      const of = {
        name: 'From the matrix',
        corporationId: corporationAt(person, place),
        createdBy,
      };
      const { start, hash } = createSecret();
      await db.insert(apiKeys).values({ ...of, id: apiKeyId, start, hash, scopes: [] });
      await db.insert(webhooks).values({
        ...of,
        id: webhookId,
        url: 'https://matrix.example/',
        sealedSecret: '',
        kinds: ['vote.cast'],
      });
      await db.insert(webhookDeliveries).values({
        id: deliveryId,
        webhookId,
        kind: 'webhook.test',
        body: '{}',
        state: 'failed',
      });
      made.set(`${person} ${place}`, ids);
    }
  }
  const nothing = missing();
  return (person: PersonName, place: Ownership): IntegrationResources =>
    made.get(`${person} ${place}`) ?? nothing;
}
