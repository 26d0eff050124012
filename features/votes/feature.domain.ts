import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/votes/domain/endpoints.ts';
import { voteEvents } from '#features/votes/domain/events.ts';

export const votes = domainFeature({ votes: endpoints }, voteEvents);
