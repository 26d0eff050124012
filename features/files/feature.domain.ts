import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/files/domain/endpoints.ts';

export const files = domainFeature({ files: endpoints });
