import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Message, TeamMessageDraft } from './message.ts';

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/submissions/{id}/messages',
  summary: 'What the case team and the submitter wrote to each other, oldest first.',
  may: 'viewComments',
  params,
  answer: z.array(Message),
});

export const send = endpoint({
  method: 'POST',
  path: '/submissions/{id}/messages',
  summary:
    'Writes to the submitter, who reads it, and downloads its files, through the follow-up link.',
  may: 'messageSubmitter',
  params,
  body: TeamMessageDraft,
  answer: Message,
});
