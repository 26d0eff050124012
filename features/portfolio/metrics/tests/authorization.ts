import type { Expectation } from '#core/tests/expectation.ts';

const range = { from: '2026-01-01', to: '2026-03-31', zone: 'Europe/Stockholm' };
/** Section 6, "view metrics". Of which corporations is tested with the figures. */
const viewers = 'any  200 200 200 403 403 403 403 403 403 403';

const segment = { name: 'Autumn', filters: {}, frequency: 'weekly', timeZone: 'UTC' };
const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' } };
/** Everybody's own alone, also for the foundry: of another's is tested with reports. */
const noSegment = 'any  404 404 404 403 403 403 403 403 403 403';

const metric: Expectation = {
  input: () => ({ query: range }),
  unauthenticated: 401,
  persons: viewers,
};

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'metrics.figures': metric,
  'metrics.funnel': metric,
  'metrics.stageTimes': metric,
  'metrics.stageCurve': { ...metric, input: () => ({ query: { ...range, stage: 'New' } }) },
  'metrics.answerTimes': metric,
  'metrics.opportunities': metric,
  'metrics.activity': metric,
  'metrics.searches': metric,
  'metrics.emptySearches': metric,
  'metrics.outcomes': metric,
  'metrics.pilots': metric,
  'metrics.funnelParts': { ...metric, input: () => ({ query: { ...range, by: 'country' } }) },
  'metrics.use': metric,
  'metrics.used': { ...metric, input: () => ({ query: { ...range, of: 'company' } }) },
  'metrics.peopleCohorts': metric,
  'metrics.companies': metric,
  'metrics.cohorts': metric,
  'metrics.marks': metric,
  'metricSegments.list': { unauthenticated: 401, persons: viewers },
  'metricSegments.create': {
    input: () => ({ body: segment }),
    unauthenticated: 401,
    persons: viewers,
  },
  'metricSegments.replace': {
    input: () => ({ ...unknown, body: segment }),
    unauthenticated: 401,
    persons: noSegment,
  },
  'metricSegments.remove': { input: () => unknown, unauthenticated: 401, persons: noSegment },
  'usage.record': {
    input: () => ({ body: { sentAt: new Date().toISOString(), events: [] } }),
    unauthenticated: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
  'metrics.rows': {
    ...metric,
    input: () => ({ query: { ...range, of: 'submissions' } }),
  },
};
