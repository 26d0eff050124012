import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/directory/imports/domain/endpoints.ts';
import { importEvents } from '#features/directory/imports/domain/events.ts';

export const imports = domainFeature({ imports: endpoints }, importEvents);
