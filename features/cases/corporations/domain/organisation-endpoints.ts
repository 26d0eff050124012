import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { OrganisationDetail, OrganisationSummary } from './organisation.ts';

/** Section 3 describes corporations a second time, as organisations. */

export const list = endpoint({
  method: 'GET',
  path: '/organisations',
  summary: 'The organisations that one may see: corporations with their public page.',
  may: 'signedIn',
  answer: z.array(OrganisationSummary),
});

export const get = endpoint({
  method: 'GET',
  path: '/organisations/{id}',
  summary: 'One organisation, with its opportunities that one may see.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: OrganisationDetail,
});
