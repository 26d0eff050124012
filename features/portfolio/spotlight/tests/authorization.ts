import {
  everybody,
  everybodyEqually,
  publishers,
  visibleRows,
  type Expectation,
} from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const inCorporation = ({ corporationId }: FixtureResources) => ({ params: { id: corporationId } });
const managers = (done: 200 | 404) => `any  ${done} ${done} 403 403 403 403 403 403 403 403`;
const draft = {
  title: 'Of the matrix',
  body: '',
  subject: null,
  from: null,
  until: null,
  corporationIds: [],
  isPublic: false,
};
/** Nobody has it: whoever may manage is told so, everybody else that they may not. */
const missing = { id: '00000000-0000-7000-8000-000000000000' };

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'spotlight.get': { unauthenticated: 401, persons: everybody },
  'spotlight.visit': { unauthenticated: 401, persons: everybody },
  'spotlight.editions': { unauthenticated: 401, persons: everybody },
  'spotlight.edition': {
    input: () => ({ params: { number: '999999' } }),
    unauthenticated: 401,
    persons: everybody.replaceAll('200', '404'),
  },
  'spotlight.publishEdition': {
    input: ({ corporationId }) => ({
      body: { title: 'Of the matrix', corporationIds: [corporationId] },
    }),
    unauthenticated: 401,
    persons: `
  own                200 200 403 403 403 403 403 403 403 403
  same corporation   200 200 403 403 403 403 403 403 403 403
  other corporation  200 200 403 403 403 403 403 403 403 403
  missing            400 400 403 403 403 403 403 403 403 403`,
  },
  'spotlight.publication': { input: inCorporation, unauthenticated: 401, persons: visibleRows },
  'spotlight.publish': {
    input: (resources) => ({ ...inCorporation(resources), body: { isPublic: true } }),
    unauthenticated: 401,
    persons: publishers,
  },
  'spotlight.onTheWeb': {
    input: ({ slug }) => ({ params: { slug } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'spotlightBlocks.list': { unauthenticated: 401, persons: managers(200) },
  'spotlightBlocks.add': {
    input: () => ({ body: draft }),
    unauthenticated: 401,
    persons: managers(200),
  },
  'spotlightBlocks.change': {
    input: () => ({ params: missing, body: { ...draft, version: 1 } }),
    unauthenticated: 401,
    persons: managers(404),
  },
  'spotlightBlocks.remove': {
    input: () => ({ params: missing }),
    unauthenticated: 401,
    persons: managers(404),
  },
  'spotlightBlocks.order': {
    input: () => ({ body: { order: [] } }),
    unauthenticated: 401,
    persons: managers(200),
  },
};
