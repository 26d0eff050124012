import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/public/domain/endpoints.ts';

export const publicPages = domainFeature({ public: endpoints });
