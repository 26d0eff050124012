import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/system/domain/endpoints.ts';

export const system = domainFeature({ system: endpoints });
