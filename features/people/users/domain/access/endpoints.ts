import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { AccessExplanation, AccessQuery } from './access.ts';
import { Resource, ResourceKind } from './resource.ts';

export const explain = endpoint({
  method: 'GET',
  path: '/access',
  summary:
    'What a person may do with a thing and why; with a role in the query, also what they could do ' +
    'if they had it. People ask about themselves, the foundry about everyone.',
  may: 'signedIn',
  query: AccessQuery,
  answer: AccessExplanation,
});

export const things = endpoint({
  method: 'GET',
  path: '/access/things',
  summary: 'Things of a kind that one sees, by name: at most 500.',
  may: 'signedIn',
  query: z.object({ kind: ResourceKind }),
  answer: z.array(Resource),
});
