import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#core/domain/identity/token-endpoints.ts';

export const identity = domainFeature({ identity: endpoints });
