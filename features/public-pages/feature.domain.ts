import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/public-pages/domain/endpoints.ts';
import { submitterEvents } from '#features/public-pages/domain/events.ts';

export const publicPages = domainFeature({ public: endpoints }, submitterEvents);
