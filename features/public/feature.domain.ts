import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/public/domain/endpoints.ts';
import { submitterEvents } from '#features/public/domain/events.ts';

export const publicPages = domainFeature({ public: endpoints }, submitterEvents);
