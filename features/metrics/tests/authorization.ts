import type { Expectation } from '#core/tests/expectation.ts';

const range = { from: '2026-01-01', to: '2026-03-31', zone: 'Europe/Stockholm' };
/** Section 6, "view metrics". Of which corporations is tested with the figures. */
const viewers = 'any  200 200 200 403 403 403 403 403 403 403';

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
  'metrics.answerTimes': metric,
  'metrics.opportunities': metric,
  'metrics.activity': metric,
  'metrics.searches': metric,
  'metrics.funnelParts': { ...metric, input: () => ({ query: { ...range, by: 'country' } }) },
  'metrics.companies': metric,
  'metrics.cohorts': metric,
  'metrics.marks': metric,
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
