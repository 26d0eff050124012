import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { ExportConsent, ExportConsentChange, ExportConsents } from './export-consent.ts';
import { exportConsentLimits } from '#features/people/exports/domain/limits.ts';

const params = z.object({ id: Uuid });

export const get = endpoint({
  method: 'GET',
  path: '/users/{id}/export-consent',
  summary:
    'Whether one’s own collections with one’s notes, saved searches, views, pins and preferences are in exports of one’s corporation.',
  may: 'manageAccount',
  params,
  answer: ExportConsent,
});

export const set = endpoint({
  method: 'PUT',
  path: '/users/{id}/export-consent',
  summary:
    'Agrees that one’s own private things are in exports of one’s corporation, or withdraws that. It counts for exports made from then on, and ends with the corporation.',
  may: 'manageAccount',
  params,
  body: ExportConsentChange,
  answer: ExportConsent,
});

export const ofCorporation = endpoint({
  method: 'GET',
  path: '/corporations/{id}/export-consents',
  summary:
    'How many people of a corporation have agreed that their private things are in its exports.',
  may: 'editCorporation',
  params,
  answer: ExportConsents,
});

export const ask = endpoint({
  method: 'POST',
  path: '/corporations/{id}/export-consents/requests',
  summary: `Asks the people of a corporation who have not agreed, each once in ${exportConsentLimits.askAgainDays} days.`,
  may: 'editCorporation',
  params,
  answer: z.object({ asked: z.int() }),
});
