import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/decisions/domain/endpoints.ts';
import { decisionEvents } from '#features/cases/decisions/domain/events.ts';

export const decisions = domainFeature({ decisions: endpoints }, decisionEvents);
