import { domainFeature } from '#core/domain/contract.ts';
import { metricsEvents } from '#features/portfolio/metrics/domain/events.ts';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import * as metricSegments from '#features/portfolio/metrics/domain/segment-endpoints.ts';
import * as usage from '#features/portfolio/metrics/domain/usage-endpoints.ts';

export const metrics = domainFeature({ metrics: endpoints, metricSegments, usage }, metricsEvents);
