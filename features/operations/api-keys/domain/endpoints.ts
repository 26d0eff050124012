import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { ApiKey, ApiKeyDraft } from './api-key.ts';

export const list = endpoint({
  method: 'GET',
  path: '/api-keys',
  summary: 'API keys that were not revoked: of the own corporation; for the foundry, all.',
  may: 'viewIntegrations',
  answer: z.array(ApiKey),
});

export const create = endpoint({
  method: 'POST',
  path: '/api-keys',
  summary: 'Creates an API key. Its secret is in this answer and nowhere else.',
  may: 'manageIntegrations',
  body: ApiKeyDraft,
  answer: z.object({ key: ApiKey, secret: z.string() }),
  // The secret must not be stored with the answer.
  answersAnew: true,
});

export const revoke = endpoint({
  method: 'DELETE',
  path: '/api-keys/{id}',
  summary: 'Revokes an API key at once and for good.',
  may: 'manageIntegrations',
  params: z.object({ id: Uuid }),
  answer: null,
});
