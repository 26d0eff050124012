import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/collections/domain/endpoints.ts';

export const collections = domainFeature({ collections: endpoints });
