import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Segment, SegmentDraft } from './segment.ts';

const params = z.object({ id: Uuid });
const may = 'viewMetrics';

export const list = endpoint({
  method: 'GET',
  path: '/metrics/segments',
  may,
  summary: 'One’s own saved filters of metrics, by name.',
  answer: z.array(Segment),
});

export const create = endpoint({
  method: 'POST',
  path: '/metrics/segments',
  may,
  summary: 'Saves filters of metrics, and how often a report of them is emailed.',
  body: SegmentDraft,
  answer: Segment,
});

export const replace = endpoint({
  method: 'PUT',
  path: '/metrics/segments/{id}',
  may,
  params,
  summary: 'Changes saved filters or their report.',
  body: SegmentDraft,
  answer: Segment,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/metrics/segments/{id}',
  may,
  params,
  summary: 'Deletes saved filters; their report is sent no more.',
  answer: null,
});
