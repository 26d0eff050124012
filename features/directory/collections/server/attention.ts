import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  attentionSum,
  type CompanyAttention,
} from '#features/directory/collections/domain/attention.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { MomentumOf } from './shared/momentum-service.ts';

/** The companies of a collection around which anything happened, in no order. */
export async function attentionOf(
  db: Queryable,
  viewer: Viewer,
  collection: Collection,
  momentumOf: MomentumOf,
): Promise<CompanyAttention[]> {
  const ids = listedCompanies(collection).map(({ id }) => id);
  const momentum = await momentumOf(db, viewer, ids);
  return ids.flatMap((companyId) => {
    const happened = momentum(companyId);
    return attentionSum(happened) === 0 ? [] : [{ companyId, ...happened }];
  });
}
