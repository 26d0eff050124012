import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/activity/domain/endpoints.ts';

export const activity = domainFeature({ activity: endpoints });
