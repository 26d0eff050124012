import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/notifications/domain/endpoints.ts';

export const notifications = domainFeature({ notifications: endpoints });
