// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkToCollection } from '#features/directory/collections/domain/links.ts';
import { ProposalDraft } from '#features/portfolio/radars/domain/proposal.ts';
import { cleanup, fireEvent, screen, waitFor } from '#core/web/tests/testing-library.ts';
import { FakeServer, json } from '#core/web/transport/fake-server.ts';
import { edition, openPart, proposal, radar } from './proposal-fixture.tsx';
import { SubspaceProposals } from './SubspaceProposals.tsx';

const collection = { id: '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11', name: 'Best' };
const subspaces = `GET /api/radars/r1/collections/${collection.id}`;
const route = 'POST /api/radars/r1/proposals';
const acme = { kind: 'startup', id: '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d12' };
const subspace = (name: string, count: number, quadrantId: string | null = null) => ({
  name,
  count,
  quadrantId,
  companies: count === 0 ? [] : [{ ...acme, name: 'Acme' }],
});

let server: FakeServer;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new FakeServer()
    .on(
      subspaces,
      json(200, [subspace('Tools', 2, 'tools'), subspace('Empty', 0), subspace('Glue', 1)]),
    )
    .on(route, json(200, [proposal, proposal]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const onClose = vi.fn();
  openPart(
    <SubspaceProposals radar={radar} areas={edition} collection={collection} onClose={onClose} />,
  );
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  return { onClose, boxes };
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Propose/u });
const draftsSent = () => server.to(route).map(({ body }) => body as ProposalDraft);

test('those with companies are chosen at first, and proposed with where they come from', async () => {
  const { boxes, onClose } = await open();
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(submit().textContent).toBe('Propose 2 blips');
  fireEvent.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const { id, name: label } = collection;
  const source = { kind: 'collection', id, label, query: linkToCollection(id) };
  expect(draftsSent()).toEqual([
    {
      proposals: [
        { name: 'Tools', quadrantId: 'tools', companies: [acme], source: { ...source, count: 2 } },
        { name: 'Glue', quadrantId: null, companies: [acme], source: { ...source, count: 1 } },
      ],
    },
  ]);
});

test('what is chosen and where changes for its own row alone', async () => {
  const { boxes } = await open();
  for (const box of boxes.slice(0, 2)) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: /Quadrant of Glue$/u }));
  fireEvent.click(await screen.findByRole('option', { name: 'Skills' }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  fireEvent.click(submit());
  await waitFor(() => expect(draftsSent()).toHaveLength(1));
  expect(draftsSent()[0]?.proposals).toMatchObject([
    { name: 'Empty', quadrantId: null, companies: [] },
    { name: 'Glue', quadrantId: 'skills' },
  ]);
});

test('where none is chosen, none can be proposed', async () => {
  const { boxes } = await open();
  for (const box of boxes.filter(({ checked }) => checked)) fireEvent.click(box);
  expect(submit().disabled).toBe(true);
  fireEvent.submit(boxes[0]?.form ?? submit());
  fireEvent.click(boxes[0] ?? submit());
  expect(submit().textContent).toBe('Propose 1 blip');
  fireEvent.click(submit());
  await waitFor(() => expect(draftsSent()).toHaveLength(1));
});

test('a refusal says why, and what was chosen stays', async () => {
  const error = 'There are 500 open proposals. Decide on some first.';
  server.on(route, json(409, { error, code: 'radar.tooManyProposals' }));
  const { boxes, onClose } = await open();
  fireEvent.click(boxes[2] ?? submit());
  fireEvent.click(submit());
  await screen.findByText(error);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
  await waitFor(() => expect(submit().disabled).toBe(false));
  expect(onClose).not.toHaveBeenCalled();
});

test('of more than can be proposed at once the first are chosen, and one more is not sent', async () => {
  const many = Array.from({ length: 52 }, (_, nth) => subspace(`Space ${nth}`, nth === 3 ? 0 : 1));
  server.on(subspaces, json(200, many));
  const { boxes } = await open();
  const words = 'At most 50 blips are proposed at once.';
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.click(boxes[3] ?? submit());
  await screen.findByText(words);
  fireEvent.click(submit());
  fireEvent.click(boxes[0] ?? submit());
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.click(submit());
  await waitFor(() => expect(draftsSent()).toHaveLength(1));
  const [draft] = draftsSent();
  expect(ProposalDraft.safeParse(draft).error).toBeUndefined();
  expect([draft?.proposals[0]?.name, draft?.proposals.at(-1)?.name]).toEqual([
    'Space 1',
    'Space 50',
  ]);
});
