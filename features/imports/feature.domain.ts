import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/imports/domain/endpoints.ts';

export const imports = domainFeature({ imports: endpoints });
