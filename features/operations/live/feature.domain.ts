import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#core/domain/live/endpoints.ts';

export const live = domainFeature({ live: endpoints });
