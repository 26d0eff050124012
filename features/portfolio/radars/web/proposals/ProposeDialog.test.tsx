// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Radar } from '#features/portfolio/radars/domain/radar.ts';
import { cleanup, fireEvent, screen, waitFor } from '#core/web/tests/testing-library.ts';
import { FakeServer, json } from '#core/web/transport/fake-server.ts';
import { openPart, radar } from './proposal-fixture.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';

const route = 'GET /api/radars';
const radarOf = (id: string, fields: Partial<Radar> = {}) =>
  Object.assign({}, radar, { id, name: `Radar ${id}` }, fields);
const project = {
  kind: 'project',
  id: 'p1',
  name: 'Pilot',
  company: null,
  corporationId: '7',
} as const;
const search = { kind: 'search', text: 'wear', filters: {} } as const;

let server: FakeServer;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new FakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(radars: readonly Radar[], props: Partial<Parameters<typeof ProposeDialog>[0]> = {}) {
  server.on(route, json(200, { data: radars, hasNextPage: false }));
  openPart(<ProposeDialog origin={search} onClose={() => {}} {...props} />);
}
const choice = () => screen.getByRole('button', { name: /Radar$/u });

test('only radars of one’s own corporation that have an edition can be chosen', async () => {
  open([
    radarOf('other', { isOwn: false }),
    radarOf('a'),
    radarOf('empty', { edition: null }),
    radarOf('b'),
  ]);
  await screen.findByLabelText('Name');
  expect(choice().textContent).toBe('Radar a');
  fireEvent.click(choice());
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Radar a', 'Radar b']);
});

test('the proposal goes to the radar that was chosen, and begins anew for it', async () => {
  server.on('POST /api/radars/b/proposals', json(200, []));
  open([radarOf('a'), radarOf('b')]);
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  fireEvent.click(choice());
  fireEvent.click(await screen.findByRole('option', { name: 'Radar b' }));
  await waitFor(() => expect(choice().textContent).toBe('Radar b'));
  expect(name.isConnected).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(server.to('POST /api/radars/b/proposals')).toHaveLength(1));
  expect(server.to('POST /api/radars/a/proposals')).toEqual([]);
});

test('it begins with the radar that is shown; of a single one there is no choice', async () => {
  open([radarOf('a'), radarOf('b')], { radarId: 'b' });
  await screen.findByLabelText('Name');
  expect(choice().textContent).toBe('Radar b');
  cleanup();
  open([radarOf('a')]);
  await screen.findByLabelText('Name');
  expect(screen.queryByRole('button', { name: /Radar$/u })).toBeNull();
});

test('a project is proposed for radars of its corporation, other things for all', async () => {
  open([radarOf('a')], { origin: project });
  await screen.findByText('Everyone who sees the radar can read which project it comes from.');
  await screen.findByLabelText('Name');
  cleanup();
  open([radarOf('a')]);
  await screen.findByText('Everyone who sees the radar can read what was searched for.');
  await screen.findByLabelText('Name');
  const requests = server.to(route).map(({ address }) => new URL(address, 'http://localhost'));
  expect(requests.map(({ searchParams }) => searchParams.get('corporationId'))).toEqual([
    '7',
    null,
  ]);
});

test('without a radar it leads to where one is begun', async () => {
  open([radarOf('other', { isOwn: false })]);
  const link = await screen.findByRole('link', { name: 'Go to Radars' });
  expect(link.getAttribute('href')).toBe('/radars');
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('a failure to load the radars is said', async () => {
  server.on(route, json(404, { error: 'No.', code: 'notFound' }));
  openPart(<ProposeDialog origin={search} onClose={() => {}} />);
  await screen.findByText('The radars could not be loaded');
  expect(screen.queryByLabelText('Name')).toBeNull();
});
