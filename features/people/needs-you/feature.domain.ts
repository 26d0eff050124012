import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/people/needs-you/domain/endpoints.ts';

export const needsYou = domainFeature({ needsYou: endpoints });
