import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Proposal } from '#features/portfolio/radars/domain/proposal.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { render } from '#core/web/tests/testing-library.ts';

const area = (id: string, name: string) => ({ id, name, color: '#112233' });
const areas = {
  quadrants: [area('tools', 'Tools'), area('skills', 'Skills')],
  rings: [area('use', 'Use'), area('try', 'Try')],
};

/** For tests: a radar with a draft, and a proposal for it. */
export const edition = { id: 'e1', number: 1, name: 'First', state: 'draft', ...areas } as Edition;
export const radar = {
  id: 'r1',
  name: 'Bearing technology',
  description: null,
  corporation: { id: '1', name: 'SKF' },
  edition: { ...edition, publishedAt: null, blips: [], layout: null },
  editionCount: 1,
  blipCount: 0,
  newCount: 0,
  movedCount: 0,
  isPublic: false,
  mayEdit: true,
  mayPublish: false,
  isOwn: true,
  version: 1,
  updatedAt: '2026-11-01T10:00:00.000Z',
} as unknown as RadarPage;
export const proposal: Proposal = {
  id: 'p1',
  blipId: null,
  name: 'Grease',
  description: null,
  quadrantId: 'tools',
  ringId: 'try',
  reason: null,
  tags: [],
  companies: [],
  source: { kind: 'search', label: 'Grease', count: 12, query: '/search?q=grease' },
  state: 'open',
  proposedBy: { id: 'u1', name: 'Ada Berg' },
  createdAt: '2026-11-01T10:00:00.000Z',
};

/** Draws a part of a screen with a router and a cache. */
export function openPart(part: ReactNode) {
  const client = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { client, address: () => router.history.location.href };
}
