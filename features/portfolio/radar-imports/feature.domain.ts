import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/portfolio/radar-imports/domain/endpoints.ts';

export const radarImports = domainFeature({ radarTransfer: endpoints });
