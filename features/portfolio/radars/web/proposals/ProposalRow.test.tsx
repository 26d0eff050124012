// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proposals } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { Proposal } from '#features/portfolio/radars/domain/proposal.ts';
import { cleanup, fireEvent, screen, waitFor } from '#core/web/tests/testing-library.ts';
import { FakeServer, json, neverAnswers } from '#core/web/transport/fake-server.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { dismissToast, toastStore } from '#ui/toasts.ts';
import { ProposalRow } from './ProposalRow.tsx';
import { edition, openPart, proposal, radar } from './proposal-fixture.tsx';

const route = 'PUT /api/radars/r1/proposals/p1';
let server: FakeServer;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new FakeServer().on(route, json(200, { ...proposal, state: 'accepted' }));
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.current()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Props = Parameters<typeof ProposalRow>[0];
async function open(fields: Partial<Proposal> = {}, props: Partial<Props> = {}) {
  const { client } = openPart(
    <ProposalRow
      radar={radar}
      edition={edition}
      canAccept
      proposal={{ ...proposal, ...fields }}
      {...props}
    />,
  );
  const row = await screen.findByRole('article', { name: 'Grease' });
  return { row, refetched: vi.spyOn(client, 'invalidateQueries') };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const accept = () => button('Accept Grease');
const reject = () => button('Reject Grease');
const messages = () => toastStore.current().map(({ message }) => message);

/** Chooses from the list of quadrants or rings. */
async function choose(name: RegExp, option: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}

test('who may not edit the radar reads the proposal, and decides nothing', async () => {
  const { row } = await open({ reason: 'It is cheaper.' }, { radar: { ...radar, mayEdit: false } });
  expect(row.textContent).toContain('It is cheaper.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('nothing is decided before the edition is there', async () => {
  await open({}, { edition: undefined });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('without a draft it can be rejected, and not accepted', async () => {
  await open({}, { canAccept: false });
  expect([accept().disabled, reject().disabled]).toEqual([true, false]);
});

test('it is accepted once it has both a quadrant and a ring, those that were chosen', async () => {
  await open({ quadrantId: null, ringId: null });
  expect(accept().disabled).toBe(true);
  await choose(/Quadrant$/u, 'Skills');
  expect([accept().disabled, reject().disabled]).toEqual([true, false]);
  await choose(/Ring$/u, 'Use');
  fireEvent.click(accept());
  await waitFor(() => expect(server.to(route)).toHaveLength(1));
  const body = { state: 'accepted', quadrantId: 'skills', ringId: 'use' };
  expect(server.to(route)[0]?.body).toEqual(body);
});

test('a ring that is taken back must be decided again', async () => {
  await open();
  expect(accept().disabled).toBe(false);
  await choose(/Ring$/u, 'Not decided');
  expect(accept().disabled).toBe(true);
  fireEvent.click(reject());
  await waitFor(() => expect(server.to(route)).toHaveLength(1));
  expect(server.to(route)[0]?.body).toMatchObject({ quadrantId: 'tools', ringId: null });
});

test('a quadrant that the edition has no more counts as not decided', async () => {
  const { row } = await open({ quadrantId: 'gone' });
  expect(row.textContent).not.toContain('gone');
  expect(accept().disabled).toBe(true);
  await choose(/Quadrant$/u, 'Tools');
  expect(accept().disabled).toBe(false);
});

test('what was decided is said, and the proposals are asked for again', async () => {
  const { refetched } = await open();
  fireEvent.click(reject());
  await waitFor(() => expect(messages()).toContain('Grease was rejected.'));
  expect(server.to(route)[0]?.body).toMatchObject({ state: 'rejected' });
  await waitFor(() => expect(refetched).toHaveBeenCalledWith({ queryKey: queryKeyOf(proposals) }));
  fireEvent.click(accept());
  await waitFor(() => expect(messages()).toContain('Grease is in the draft.'));
});

test('while a decision is on its way there is no second one', async () => {
  server.on(route, neverAnswers);
  await open();
  fireEvent.click(accept());
  await waitFor(() => expect(server.to(route)).toHaveLength(1));
  expect([accept().disabled, reject().disabled]).toEqual([true, true]);
  fireEvent.click(reject());
  expect(server.to(route)).toHaveLength(1);
});

test('a refused decision is said, what was chosen stays, and it can be tried again', async () => {
  const error = 'This proposal has been decided.';
  server.on(route, json(409, { error, code: 'radar.proposalDecided' }));
  const { refetched } = await open();
  await choose(/Ring$/u, 'Use');
  fireEvent.click(accept());
  await waitFor(() => expect(messages()).toContain(error));
  expect(messages()).not.toContain('Grease is in the draft.');
  await waitFor(() => expect(accept().disabled).toBe(false));
  expect(screen.getByRole('button', { name: /Ring$/u }).textContent).toBe('Use');
  expect(refetched).toHaveBeenCalledWith({ queryKey: queryKeyOf(proposals) });
});

test('it says who proposed it, and that it moves a blip', async () => {
  const { row } = await open({ blipId: 'b1' });
  expect(row.textContent).toContain('Grease · move');
  expect(row.textContent).toContain('Ada Berg');
  cleanup();
  const { row: other } = await open({ proposedBy: null });
  expect(other.textContent).toContain('A former user');
  expect(other.textContent).not.toContain('move');
});

test('the first six companies are links, the others are counted', async () => {
  const companies = Array.from({ length: 8 }, (_, nth) => ({
    kind: 'startup' as const,
    id: `c${nth}`,
    name: `Firm ${nth}`,
  }));
  const { row } = await open({ companies });
  expect(screen.getAllByRole('link', { name: /^Firm/u })).toHaveLength(6);
  expect(row.textContent).toContain('and 2 more');
  cleanup();
  const { row: other } = await open({ companies: companies.slice(0, 6) });
  expect(other.textContent).not.toContain('more');
});
