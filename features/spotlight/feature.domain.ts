import { domainFeature } from '#core/domain/contract.ts';
import * as blocks from '#features/spotlight/domain/block-endpoints.ts';
import * as endpoints from '#features/spotlight/domain/endpoints.ts';
import { spotlightEvents } from '#features/spotlight/domain/events.ts';

export const spotlight = domainFeature(
  { spotlight: endpoints, spotlightBlocks: blocks },
  spotlightEvents,
);
