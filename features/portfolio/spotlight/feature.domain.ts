import { domainFeature } from '#core/domain/contract.ts';
import * as blocks from '#features/portfolio/spotlight/domain/block-endpoints.ts';
import * as endpoints from '#features/portfolio/spotlight/domain/endpoints.ts';
import { spotlightEvents } from '#features/portfolio/spotlight/domain/events.ts';

export const spotlight = domainFeature(
  { spotlight: endpoints, spotlightBlocks: blocks },
  spotlightEvents,
);
