import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/people/access/domain/endpoints.ts';

export const access = domainFeature({ access: endpoints });
