import { domainFeature } from '#core/domain/contract.ts';
import * as inSession from '#core/domain/identity/corporation-endpoints.ts';
import * as endpoints from '#features/corporations/domain/endpoints.ts';

export const corporations = domainFeature({ corporations: { ...inSession, ...endpoints } });
