import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/decisions/domain/endpoints.ts';
import { decisionEvents } from '#features/decisions/domain/events.ts';

export const decisions = domainFeature({ decisions: endpoints }, decisionEvents);
