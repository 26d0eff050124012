import { integrators, type Expectation } from '#core/tests/expectation.ts';
import { champions } from '#core/tests/expectation-inputs.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const webhook = ({ webhookId }: FixtureResources) => ({ params: { id: webhookId } });
const settings = {
  name: 'From the matrix',
  url: 'https://matrix.example/',
  kinds: ['vote.cast'],
};

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'webhooks.list': { unauthenticated: 401, persons: champions },
  'webhooks.kinds': { unauthenticated: 401, persons: champions },
  'webhooks.create': {
    input: ({ corporationId }) => ({ body: { ...settings, corporationId } }),
    unauthenticated: 401,
    persons: integrators(200),
  },
  'webhooks.change': {
    input: (resources) => ({ ...webhook(resources), body: { ...settings, isOn: true } }),
    unauthenticated: 401,
    persons: integrators(200),
  },
  'webhooks.test': { input: webhook, unauthenticated: 401, persons: integrators(200) },
  'webhooks.deliveries': { input: webhook, unauthenticated: 401, persons: integrators(200) },
  'webhooks.redeliver': {
    input: ({ webhookId, deliveryId }) => ({ params: { id: webhookId, deliveryId } }),
    unauthenticated: 401,
    persons: integrators(200),
  },
  // Last: it takes the webhook of the others away.
  'webhooks.remove': { input: webhook, unauthenticated: 401, persons: integrators(204) },
};
