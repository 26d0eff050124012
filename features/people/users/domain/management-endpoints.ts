import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { pageQuery, paginated, Uuid } from '#core/domain/schemas.ts';
import { AccountAction, AccountOutcome, ChosenUsers } from './account-actions.ts';
import { AccountDraft, ManagedAccountChange, ManagedUser, UserFigures } from './managed-user.ts';
import { UserFilter } from './user-filters.ts';

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'All users with their system roles and last sign-in, filtered.',
  may: 'manageUsers',
  query: z.object({
    ...UserFilter.shape,
    ...pageQuery,
  }),
  answer: paginated(ManagedUser),
  paginated: true,
});

export const figures = endpoint({
  method: 'GET',
  path: '/users/figures',
  summary: 'How many people there are, were here lately, are invited, and are disabled.',
  may: 'manageUsers',
  answer: UserFigures,
});

export const create = endpoint({
  method: 'POST',
  path: '/users',
  summary: 'Makes an account that a person can sign in to at once, with the password given.',
  may: 'manageUsers',
  body: AccountDraft,
  answer: z.object({ userId: z.string() }),
});

export const account = endpoint({
  method: 'GET',
  path: '/users/{id}/account',
  summary: 'One person of the list.',
  may: 'manageUsers',
  params,
  answer: ManagedUser,
});

export const changeAccount = endpoint({
  method: 'PUT',
  path: '/users/{id}/account',
  summary: 'Disables or enables an account, or moves the person to another corporation.',
  may: 'manageUsers',
  params,
  body: ManagedAccountChange,
  answer: ManagedUser,
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/users/{id}/sessions',
  summary: 'Signs a person out everywhere.',
  may: 'manageUsers',
  params,
  answer: null,
});

export const act = endpoint({
  method: 'POST',
  path: '/users/actions',
  summary: 'Does the same with several people; says of each what became of it.',
  may: 'manageUsers',
  body: z.object({ userIds: ChosenUsers, action: AccountAction }),
  answer: z.array(AccountOutcome),
});
