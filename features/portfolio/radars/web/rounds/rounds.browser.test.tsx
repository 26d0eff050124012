import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import type { Round } from '#features/portfolio/radars/domain/round.ts';
import { radarTemplates } from '#features/portfolio/radars/domain/templates.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { chooseFirst, expectFocusWithin, focus } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const owner = 'owner@skf.example';
const template = radarTemplates[0];
const ring = (at: number) => template?.rings[at]?.id ?? '';
const noEnds = {
  proposals: null,
  vote: null,
  discussion: null,
  secondVote: null,
  recommendation: null,
};
beforeEach(() => signInAs(owner));

async function corporationId(): Promise<string | undefined> {
  const { data } = await sendRequest<{ data: { corporation: { id: string } }[] }>(
    owner,
    '/radars?q=Bearing%20technology',
  );
  return data[0]?.corporation.id;
}

/** A round for a new radar, with its vote open; three people of the demonstration's round take part. */
async function openVote(names: readonly string[]) {
  const { data } = await sendRequest<{ data: { id: string; corporation: { id: string } }[] }>(
    owner,
    '/radars?q=Bearing%20technology',
  );
  const [demoRadar] = data;
  const [demo] = await sendRequest<Round[]>(owner, `/radars/${demoRadar?.id}/rounds`);
  const { participants } = await sendRequest<Round>(
    owner,
    `/radars/${demoRadar?.id}/rounds/${demo?.id}`,
  );
  const radar = await sendRequest<RadarPage>(owner, '/radars', {
    method: 'POST',
    data: {
      corporationId: demoRadar?.corporation.id,
      name: `Radar ${crypto.randomUUID()}`,
      quadrants: template?.quadrants,
      rings: template?.rings,
      editionName: 'First',
    },
  });
  const path = `/radars/${radar.id}`;
  for (const name of names)
    await sendRequest(owner, `${path}/editions/${radar.editions[0]?.id}/blips`, {
      method: 'POST',
      data: { name, quadrantId: template?.quadrants[0]?.id, ringId: ring(1) },
    });
  const { blips } = await sendRequest<Edition>(owner, `${path}/editions/${radar.editions[0]?.id}`);
  const ids = participants.map(({ id }) => id);
  const round = await sendRequest<Round>(owner, `${path}/rounds`, {
    method: 'POST',
    data: {
      participantIds: ids,
      authorId: ids[0],
      ends: noEnds,
      blipIds: blips.map(({ id }) => id),
    },
  });
  const at = `${path}/rounds/${round.id}`;
  await sendRequest(owner, `${at}/step`, { method: 'PUT', data: { step: 'proposals' } });
  return { at, stored: () => sendRequest<Round>(owner, at) };
}

test('Keys vote on one blip after the other, and each vote is stored', async () => {
  const { at, stored } = await openVote(['Alpha', 'Beta']);
  await openScreen(at);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Alpha' })).toBeVisible();
  await userEvent.keyboard('2');
  await userEvent.keyboard('t');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Beta' })).toBeVisible();
  await userEvent.keyboard('d');
  await expect.element(page.getByText(/^You have voted on all 2/u)).toBeVisible();
  await expect
    .poll(async () => (await stored()).items.map(({ vote }) => vote))
    .toEqual([
      { choice: ring(1), experience: 'trial' },
      { choice: ':abstain', experience: null },
    ]);
  await page.getByRole('button', { name: 'Withdraw vote' }).click();
  await expect.poll(async () => (await stored()).items.filter(({ vote }) => vote).length).toBe(1);
});

test('An editor closes the vote; too few votes are no spread', async () => {
  const { at } = await openVote(['Alpha']);
  await openScreen(at);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Alpha' })).toBeVisible();
  await userEvent.keyboard('1');
  await page.getByRole('button', { name: 'Close vote' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close vote' }).click();
  await expect
    .element(page.getByText('Fewer than 3 votes. Their spread is not shown.'))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
});

test('In the list of blips for a new round the focus is in sight, by keyboard too', async () => {
  const { data } = await sendRequest<{ data: { id: string }[] }>(
    owner,
    '/radars?q=Bearing%20technology',
  );
  await openScreen(`/radars/${data[0]?.id}`);
  await page.getByRole('button', { name: /^More/u }).click();
  await page.getByRole('menuitem', { name: 'New round' }).click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await expect.element(boxes.nth(40)).toBeInTheDocument();
  // The dialog takes the focus some time after it is drawn.
  await expectFocusWithin(page.getByRole('dialog'));
  await focus(boxes.nth(2));
  for (let step = 0; step < 20; step += 1) await userEvent.keyboard('{Tab}');
  await expect.element(boxes.nth(22)).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'New round' })).toBeInViewport();
  const list = boxes.nth(22).element().closest('ul');
  expect(list?.scrollTop).toBeGreaterThan(0);
});

test('A new round says what is missing before it begins, and takes people, blips and one date', async () => {
  const radar = await sendRequest<RadarPage>(owner, '/radars', {
    method: 'POST',
    data: {
      corporationId: await corporationId(),
      name: `Radar ${crypto.randomUUID()}`,
      quadrants: template?.quadrants,
      rings: template?.rings,
      editionName: 'First',
    },
  });
  await sendRequest(owner, `/radars/${radar.id}/editions/${radar.editions[0]?.id}/blips`, {
    method: 'POST',
    data: { name: 'Alpha', quadrantId: template?.quadrants[0]?.id, ringId: ring(1) },
  });
  await openScreen(`/radars/${radar.id}`);
  await page.getByRole('button', { name: /^More/u }).click();
  await page.getByRole('menuitem', { name: 'New round' }).click();
  const dialog = page.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: 'Begin round' });
  const missing = 'A vote needs at least 3 participants.';
  await expect.element(dialog.getByText(missing)).toBeVisible();
  await expect.element(begin).toBeDisabled();
  await expect.element(begin).toHaveAccessibleDescription(missing);
  // What is new in the draft is voted on unless it is taken out.
  const alpha = dialog.getByRole('checkbox', { name: /^Alpha/u });
  await expect.element(alpha).toBeChecked();
  await dialog.getByText(/^Alpha/u).click();
  await expect
    .element(dialog.getByText(`${missing} Choose the blips that are voted on first.`))
    .toBeVisible();
  await dialog.getByText(/^Alpha/u).click();
  for (const person of ['champion@skf', 'developer@skf', 'observer@skf'])
    await chooseFirst(
      dialog.getByRole('combobox', { name: /^Participants/u }),
      person,
      page.getByRole('option', { name: new RegExp(person, 'u') }),
    );
  await expect.element(begin).toBeEnabled();
  await begin.click();
  await expectAddress(new RegExp(`^/radars/${radar.id}/rounds/`, 'u'));
  const [begun] = await sendRequest<Round[]>(owner, `/radars/${radar.id}/rounds`);
  const round = await sendRequest<Round>(owner, `/radars/${radar.id}/rounds/${begun?.id}`);
  expect(round).toMatchObject({
    step: 'vote',
    items: [{ name: 'Alpha' }],
    ends: { proposals: null },
    author: { name: expect.stringContaining(' ') },
  });
  const { vote, discussion, secondVote, recommendation } = round.ends;
  const days = [vote, discussion, secondVote, recommendation].map((end) => Date.parse(end ?? ''));
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(new Set(days).size).toBe(4);
});
