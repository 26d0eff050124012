import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { UserMetadata, UserMetadataChange } from './user-metadata.ts';

/** Personal: nobody else reads or writes it. */
export const userMetadata = endpoint({
  method: 'GET',
  path: '/documents/usermetadata',
  summary: 'What one chose, as one record; none before the first choice.',
  may: 'signedIn',
  answer: z.array(UserMetadata),
});

export const addUserMetadata = endpoint({
  method: 'POST',
  path: '/documents/usermetadata',
  summary: 'Remembers what one chose; where there is a record already, it is merged into that.',
  may: 'signedIn',
  body: UserMetadataChange,
  answer: UserMetadata,
});

export const changeUserMetadata = endpoint({
  method: 'PATCH',
  path: '/documents/usermetadata/{id}',
  summary: 'Merges a choice into one’s own record.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  body: UserMetadataChange,
  answer: UserMetadata,
});
