import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/public-pages/domain/endpoints.ts';
import { submitterEvents } from '#features/cases/public-pages/domain/events.ts';

export const publicPages = domainFeature({ public: endpoints }, submitterEvents);
