import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/documents/domain/endpoints.ts';

export const documents = domainFeature({ documents: endpoints });
