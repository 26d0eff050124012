import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Profile, ProfileChange } from './profile.ts';

const params = z.object({ id: Uuid });

export const get = endpoint({
  method: 'GET',
  path: '/users/{id}',
  summary: 'The profile of a person one may find, or one’s own.',
  may: 'signedIn',
  params,
  answer: Profile,
});

export const update = endpoint({
  method: 'PUT',
  path: '/users/{id}',
  summary: 'Changes a profile: one’s own, for the foundry anyone’s.',
  may: 'editProfile',
  params,
  body: ProfileChange,
  answer: Profile,
});
