import type { Refusal } from '#core/domain/refusals.ts';
import type { Collection } from './collection.ts';

/** The result of a change. Without a notice there is nothing to show to the user. */
export type ChangeResult =
  | { readonly ok: true; readonly next: Collection; readonly notice: string | null }
  | { readonly ok: false; readonly refusal: Refusal };

export const changeApplied = (next: Collection, notice: string | null = null): ChangeResult => ({
  ok: true,
  next,
  notice,
});

export const changeRefused = (refusal: Refusal): ChangeResult => ({ ok: false, refusal });
