import { domainFeature } from '#core/domain/contract.ts';
import * as checklist from '#features/operations/setup/domain/checklist-endpoints.ts';
import * as endpoints from '#features/operations/setup/domain/endpoints.ts';
import { setupEvents } from '#features/operations/setup/domain/events.ts';

export const setup = domainFeature({ setup: endpoints, checklist }, setupEvents);
