import { domainFeature } from '#core/domain/contract.ts';
import * as blips from '#features/portfolio/radars/domain/blip-endpoints.ts';
import * as endpoints from '#features/portfolio/radars/domain/endpoints.ts';
import { radarEvents } from '#features/portfolio/radars/domain/events.ts';
import * as rounds from '#features/portfolio/radars/domain/round-endpoints.ts';
import { roundEvents } from '#features/portfolio/radars/domain/round-events.ts';
import * as exports from '#features/portfolio/radars/domain/export-endpoints.ts';
import { needsYouWords } from '#features/portfolio/radars/domain/needs-you.ts';

export const radars = domainFeature(
  { radars: endpoints, radarBlips: blips, radarTransfer: exports, radarRounds: rounds },
  { ...radarEvents, ...roundEvents },
  { needsYou: needsYouWords },
);
