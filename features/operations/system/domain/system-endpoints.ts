import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Job, JobsQuery, SettingInForce, SystemOverview } from './system.ts';

export const overview = endpoint({
  method: 'GET',
  path: '/system',
  summary: 'How each part is doing, versions, migrations, storage and what waits.',
  may: 'operateSystem',
  answer: SystemOverview,
});

export const jobs = endpoint({
  method: 'GET',
  path: '/system/jobs',
  summary: 'The newest background jobs, of the last week.',
  may: 'operateSystem',
  query: JobsQuery,
  answer: z.array(Job),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/system/jobs/{id}/retry',
  summary: 'Lets a failed job run once more.',
  may: 'operateSystem',
  params: z.object({ id: Uuid }),
  answer: null,
});

export const settingsInForce = endpoint({
  method: 'GET',
  path: '/system/settings',
  summary: 'The settings in force. Secrets are not told.',
  may: 'operateSystem',
  answer: z.array(SettingInForce),
});
