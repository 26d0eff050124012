import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#core/domain/identity/role-endpoints.ts';

export const roles = domainFeature({ roles: endpoints });
