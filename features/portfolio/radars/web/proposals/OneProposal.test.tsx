// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { ProposalDraft } from '#features/portfolio/radars/domain/proposal.ts';
import { cleanup, fireEvent, screen, waitFor } from '#core/web/tests/testing-library.ts';
import { FakeServer, json } from '#core/web/transport/fake-server.ts';
import { dismissToast, toastStore } from '#ui/toasts.ts';
import { OneProposal } from './OneProposal.tsx';
import { edition, openPart, proposal, radar } from './proposal-fixture.tsx';

const route = 'POST /api/radars/r1/proposals';
let server: FakeServer;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new FakeServer().on(route, json(200, [proposal]));
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.current()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Origin = Parameters<typeof OneProposal>[0]['origin'];
const acme = { kind: 'startup', id: '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11', name: 'acme' } as const;
const ofCompany: Origin = { kind: 'company', company: acme };

async function open(origin: Origin) {
  const onClose = vi.fn();
  openPart(<OneProposal radar={radar} areas={edition} origin={origin} onClose={onClose} />);
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  return { onClose, name, reason: screen.getByLabelText<HTMLTextAreaElement>(/^Reason/u) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Propose' });
/** As the button and Enter do. */
const propose = (field: HTMLInputElement) => fireEvent.submit(field.form ?? field);
async function sentBy(field: HTMLInputElement) {
  propose(field);
  await waitFor(() => expect(server.to(route)).toHaveLength(1));
  const draft = server.to(route)[0]?.body as ProposalDraft;
  return { draft, first: draft.proposals[0] };
}

test('a company is proposed under its name, with itself', async () => {
  const { name, onClose } = await open(ofCompany);
  expect(name.value).toBe('Acme');
  const { draft, first } = await sentBy(name);
  expect(draft.proposals).toHaveLength(1);
  const { id } = acme;
  expect(first).toMatchObject({ name: 'Acme', companies: [{ kind: 'startup', id }], reason: null });
  expect(first).toMatchObject({ quadrantId: null, ringId: null, source: { kind: 'company', id } });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toastStore.current().at(-1)).toMatchObject({
    message: '1 blip was proposed for Bearing technology.',
    action: { label: 'Open' },
  });
});

test('a project brings its company, or none; a search brings none', async () => {
  const project = { kind: 'project', id: acme.id, name: 'Pilot', corporationId: '1' } as const;
  const { name } = await open({ ...project, company: acme });
  expect((await sentBy(name)).first?.companies).toEqual([{ kind: acme.kind, id: acme.id }]);
  cleanup();
  server.sent.length = 0;
  const { name: other } = await open({ ...project, company: null });
  expect((await sentBy(other)).first?.companies).toEqual([]);
  cleanup();
  server.sent.length = 0;
  const { name: third } = await open({ kind: 'search', text: 'wear', filters: {} });
  expect((await sentBy(third)).first).toMatchObject({ name: 'Wear', companies: [] });
});

test('a name that means a quadrant has it chosen, and what is typed is trimmed', async () => {
  const { name, reason } = await open({ kind: 'search', text: 'new tools', filters: {} });
  type(name, '  New tools ');
  type(reason, ' Because. ');
  expect((await sentBy(name)).first).toMatchObject({
    name: 'New tools',
    quadrantId: 'tools',
    reason: 'Because.',
  });
});

test('without a name nothing is sent, and it is asked for', async () => {
  const { name } = await open({ kind: 'search', text: '', filters: {} });
  for (const typed of ['', '   ']) {
    type(name, typed);
    propose(name);
    await screen.findByText('Enter a name.');
    expect(name.getAttribute('aria-invalid')).toBe('true');
  }
  type(name, 'Wear');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  expect((await sentBy(name)).first?.name).toBe('Wear');
});

test('a refused proposal says why, and keeps what was entered; a second try is the same one', async () => {
  const error = 'There are 500 open proposals. Decide on some first.';
  server.on(route, json(409, { error, code: 'radar.tooManyProposals' }), json(200, [proposal]));
  const { name, reason, onClose } = await open(ofCompany);
  type(name, 'Lubricants');
  type(reason, 'It is cheaper.');
  propose(name);
  await screen.findByText(error);
  expect(onClose).not.toHaveBeenCalled();
  expect([name.value, reason.value]).toEqual(['Lubricants', 'It is cheaper.']);
  await waitFor(() => expect(submit().disabled).toBe(false));
  // Its source has become another one meanwhile.
  await waitFor(() =>
    expect(server.sent.some(({ address }) => address.includes('q=Lubricants'))).toBe(true),
  );
  propose(name);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const keys = server.to(route).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('while it is on its way it is not sent again', async () => {
  const answer = Promise.withResolvers<void>();
  server.on(route, (sent) => answer.promise.then(() => json(200, [proposal])(sent)));
  const { name, onClose } = await open(ofCompany);
  propose(name);
  await waitFor(() => expect(server.to(route)).toHaveLength(1));
  expect(submit().disabled).toBe(true);
  propose(name);
  answer.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.to(route)).toHaveLength(1);
});

test('of a search as long as searches may be, a blip can be proposed', async () => {
  const text = 'wear of bearings ä '.repeat(500);
  const { name } = await open({ kind: 'search', text, filters: {} });
  expect(name.value.length).toBeLessThanOrEqual(radarLimits.blipNameCharacters);
  const { draft, first } = await sentBy(name);
  expect(ProposalDraft.safeParse(draft).error).toBeUndefined();
  expect(first?.source.label?.length).toBeLessThanOrEqual(limits.nameCharacters);
});

test('a path that fits is sent with the search', async () => {
  const { name } = await open({ kind: 'search', text: 'wear', filters: { country: ['SE'] } });
  expect((await sentBy(name)).first?.source.query).toBe('/search?q=wear&country=SE');
});
