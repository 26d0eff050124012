import * as z from 'zod/mini';
import { SearchFilters } from '#features/directory/search/domain/filters.ts';
import { Id, Uuid } from '#core/domain/schemas.ts';

/** What can be pinned to the sidebar. */
export const PinKind = z.enum(['collection', 'savedSearch']);
export type PinKind = z.infer<typeof PinKind>;

/** Names what is pinned. */
export const PinKey = z.object({ kind: PinKind, id: Uuid });
export type PinKey = z.infer<typeof PinKey>;

export const Pin = z.object({
  kind: PinKind,
  /** Of what is pinned. */
  id: Id,
  name: z.string(),
  /** Whether something is new in it since the person last opened it. */
  isNew: z.boolean(),
  /** Of a saved search. */
  search: z.nullable(z.object({ query: z.string(), filters: SearchFilters })),
});
export type Pin = z.infer<typeof Pin>;

export const isSamePin = (one: PinKey, other: PinKey): boolean =>
  one.kind === other.kind && one.id === other.id;

/** The pins in this order; those that it does not name come last. */
export function sortPins<P extends PinKey>(pins: readonly P[], order: readonly PinKey[]): P[] {
  const place = (pin: P) => {
    const index = order.findIndex((key) => isSamePin(key, pin));
    return index === -1 ? order.length : index;
  };
  return pins.toSorted((one, other) => place(one) - place(other));
}
