import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const name = z.string();
/** Null: of the foundry. */
const corporationId = z.nullable(z.string());

export const apiKeyEvents = declareEvents({
  'apiKey.created': {
    subject: 'apiKey',
    history: 'created an API key',
    details: z.object({ name, corporationId, scopes: z.array(z.string()) }),
  },
  'apiKey.revoked': {
    subject: 'apiKey',
    history: 'revoked an API key',
    details: z.object({ name, corporationId }),
  },
});
