import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Vote, VoteCount, VoteValue } from './vote.ts';

const params = z.object({ id: Uuid });

/** Section 6: reading requires the right to view votes, voting the right to vote. */
export const list = endpoint({
  method: 'GET',
  path: '/submissions/{id}/votes',
  summary: 'Who voted how on a submission.',
  may: 'viewVotes',
  params,
  answer: z.array(Vote),
});

export const cast = endpoint({
  method: 'PUT',
  path: '/submissions/{id}/vote',
  summary: 'Gives or changes one’s vote.',
  may: 'vote',
  params,
  body: z.object({ value: VoteValue }),
  answer: VoteCount,
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/submissions/{id}/vote',
  summary: 'Takes one’s vote back. Nothing happens when there is none.',
  may: 'vote',
  params,
  answer: VoteCount,
});
