import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Id, Uuid } from '#core/domain/schemas.ts';
import { SampleData } from './sample-data.ts';

export const get = endpoint({
  method: 'GET',
  path: '/sample-data',
  summary: 'The sample data that is there, counted with what people have added to it; null: none.',
  may: 'manageSampleData',
  answer: z.object({ sample: z.nullable(SampleData) }),
});

export const add = endpoint({
  method: 'POST',
  path: '/sample-data',
  summary: 'Adds a sample corporation with opportunities, submissions, projects and companies.',
  may: 'manageSampleData',
  answer: z.object({ corporationId: Id }),
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/sample-data/{id}',
  summary: 'Removes the sample data, and all that people have added to it. It cannot be undone.',
  may: 'manageSampleData',
  /** Of its corporation. */
  params: z.object({ id: Uuid }),
  answer: null,
});
