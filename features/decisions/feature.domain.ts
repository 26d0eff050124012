import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/decisions/domain/endpoints.ts';

export const decisions = domainFeature({ decisions: endpoints });
