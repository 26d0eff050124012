import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { User } from '#core/domain/identity/user.ts';
import { Uuid } from '#core/domain/schemas.ts';

const params = z.object({ id: Uuid });

export const set = endpoint({
  method: 'PUT',
  path: '/users/{id}/photo',
  summary:
    'Makes a square of the picture the photo of a person: one’s own, or anyone’s for the foundry.',
  may: 'signedIn',
  params,
  takesPhoto: true,
  answer: User,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/users/{id}/photo',
  summary: 'Removes the photo of a person: one’s own, or anyone’s for the foundry.',
  may: 'signedIn',
  params,
  answer: User,
});
