import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { pinLimits } from './limits.ts';
import { Pin, PinKey } from './pin.ts';

export const list = endpoint({
  method: 'GET',
  path: '/pins',
  summary: 'What one has pinned and may see, in order.',
  may: 'signedIn',
  answer: z.array(Pin),
});

export const add = endpoint({
  method: 'PUT',
  path: '/pins/{kind}/{id}',
  summary: 'Pins a collection or a saved search, as the last one.',
  may: 'signedIn',
  params: PinKey,
  answer: null,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/pins/{kind}/{id}',
  summary: 'Unpins it.',
  may: 'signedIn',
  params: PinKey,
  answer: null,
});

export const order = endpoint({
  method: 'PUT',
  path: '/pins/order',
  summary: 'Orders one’s pins. Those that are not named come last.',
  may: 'signedIn',
  body: z.array(PinKey).check(z.maxLength(pinLimits.pinsMost)),
  answer: null,
});

/** A saved search has a visit of its own. */
export const see = endpoint({
  method: 'POST',
  path: '/pins/collection/{id}/seen',
  summary: 'Says that one has opened a pinned collection: later changes by others are new.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: null,
});
