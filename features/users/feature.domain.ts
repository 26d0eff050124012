import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#core/domain/identity/user-endpoints.ts';

export const users = domainFeature({ users: endpoints });
