import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/votes/domain/endpoints.ts';
import { voteEvents } from '#features/cases/votes/domain/events.ts';

export const votes = domainFeature({ votes: endpoints }, voteEvents);
