import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { NewView, SavedView, SavedViews, ViewChange, ViewsQuery } from './saved-view.ts';

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/views',
  summary: 'The views of a list in one place: one’s own, and those that are shared there.',
  may: 'signedIn',
  query: ViewsQuery,
  answer: SavedViews,
});

export const create = endpoint({
  method: 'POST',
  path: '/views',
  summary: 'Saves the filters, order and layout of a list as a view.',
  may: 'signedIn',
  body: NewView,
  answer: SavedView,
});

export const replace = endpoint({
  method: 'PUT',
  path: '/views/{id}',
  summary: 'Changes a view of one’s own, shares it, or ends that.',
  may: 'signedIn',
  params,
  body: ViewChange,
  answer: SavedView,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/views/{id}',
  summary:
    'Deletes a view of one’s own, or a shared one where one may share. It can be restored for a day.',
  may: 'signedIn',
  params,
  answer: null,
});

export const restore = endpoint({
  method: 'POST',
  path: '/views/{id}/restoration',
  summary: 'Restores a deleted view.',
  may: 'signedIn',
  params,
  answer: SavedView,
});
