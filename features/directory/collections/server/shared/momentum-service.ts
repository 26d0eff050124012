import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { serviceKey } from '#core/server/services.ts';
import type { Momentum } from '#features/directory/collections/domain/attention.ts';

/** What happened around each of these companies lately, in what the reader may see. */
export type MomentumOf = (
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
) => Promise<(id: string) => Momentum>;

/** Provided by who knows the cases, which stand above collections. */
export const momentumService = serviceKey<MomentumOf>('momentum of companies');
