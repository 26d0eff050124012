import type { Queryable } from '#core/platform/database/open.ts';
import { serviceKey } from '#core/server/services.ts';

/** How much is new in some saved searches of a person. */
export type PinNews = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly count: number }[]>;

export const pinNewsService = serviceKey<PinNews>('news of pins');
