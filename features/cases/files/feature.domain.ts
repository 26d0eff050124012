import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/files/domain/endpoints.ts';
import { fileEvents } from '#features/cases/files/domain/events.ts';

export const files = domainFeature({ files: endpoints }, fileEvents);
