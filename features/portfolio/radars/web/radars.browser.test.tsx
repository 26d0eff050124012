import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Proposal } from '#features/portfolio/radars/domain/proposal.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { radarTemplates } from '#features/portfolio/radars/domain/templates.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { chooseFirst, pressEscape } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

const foundry = 'foundry@outrider.example';
const template = radarTemplates[0];
const ringName = (at: number) => template?.rings[at]?.name ?? '';
beforeEach(() => signInAs(foundry));

const blips = () => [...document.querySelectorAll<SVGGElement>('[data-blip]')];
const idsDrawn = () => blips().map((blip) => blip.dataset['blip']);
const idsListed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset['row']);
const blipNamed = (name: string) =>
  page.getByRole('button', { name: new RegExp(` ${name}, `, 'u') });

/** Opens a radar with a draft of these blips in one quadrant, each in the next ring. */
async function openDraft(names: readonly string[]) {
  const { data } = await sendRequest<{ data: { corporation: { id: string } }[] }>(
    foundry,
    '/radars',
  );
  const radar = await sendRequest<RadarPage>(foundry, '/radars', {
    method: 'POST',
    data: {
      corporationId: data[0]?.corporation.id,
      name: `Radar ${crypto.randomUUID()}`,
      quadrants: template?.quadrants,
      rings: template?.rings,
      editionName: 'First',
    },
  });
  const path = `/radars/${radar.id}/editions/${radar.editions[0]?.id}`;
  for (const [index, name] of names.entries())
    await sendRequest(foundry, `${path}/blips`, {
      method: 'POST',
      data: {
        name,
        quadrantId: template?.quadrants[0]?.id,
        ringId: template?.rings[index % template.rings.length]?.id,
        tags: [index === 0 ? 'first' : 'later'],
      },
    });
  await openScreen(`/radars/${radar.id}`);
  await expect.poll(() => blips().length).toBe(names.length);
  return { radar, stored: () => sendRequest<Edition>(foundry, path) };
}

test('Drawing and list show the same blips in the same order, and the same choice', async () => {
  const { radar } = await openDraft(['Alpha', 'Beta', 'Gamma', 'Delta']);
  await expect.poll(idsListed).toEqual(idsDrawn());
  await page
    .getByRole('group', { name: /: blips$/u })
    .getByRole('button', { name: /Beta/u })
    .click();
  await expect.element(blipNamed('Beta')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Beta' })).toBeVisible();
  await expectAddress(new RegExp(`^/radars/${radar.id}\\?blip=`, 'u'));
  await userEvent.keyboard('j');
  await expect.element(blipNamed('Gamma')).toHaveAttribute('aria-pressed', 'true');
});

test('A search leaves what fits in the list, and dims the others in the drawing', async () => {
  await openDraft(['Alpha', 'Beta', 'Gamma']);
  await userEvent.keyboard('/');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('gam');
  await expect.poll(() => idsListed().length).toBe(1);
  const dimmed = () => blips().filter(({ parentElement }) => parentElement?.style.opacity !== '');
  await expect.poll(dimmed).toHaveLength(2);
  expect(blips()).toHaveLength(3);
  await expectAddress(/q=gam/u);
});

test('The keys walk through the rings, and move a blip with a reason that is stored', async () => {
  const { stored } = await openDraft(['Alpha', 'Beta', 'Gamma']);
  blips()[0]?.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(blipNamed('Beta')).toHaveFocus();
  await userEvent.keyboard('m');
  await page.getByRole('button', { name: /Ring/u }).click();
  await page.getByRole('option', { name: ringName(3) }).click();
  await page.getByLabelText(/Reason/u).fill('Nobody asked for it.');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const beta = async () => (await stored()).blips.find(({ name }) => name === 'Beta');
  await expect
    .poll(beta)
    .toMatchObject({ ringId: template?.rings[3]?.id, reason: 'Nobody asked for it.' });
  await undo(`Beta moved to ${ringName(3)}.`);
  await expect.poll(async () => (await beta())?.ringId).toBe(template?.rings[1]?.id);
});

test('A quadrant fills the drawing and the list, and Escape shows the whole radar again', async () => {
  await openDraft(['Alpha', 'Beta']);
  await page.getByRole('button', { name: `${template?.quadrants[1]?.name}: zoom` }).click();
  await expect.poll(() => blips().length).toBe(0);
  await expect.poll(idsListed).toEqual([]);
  await pressEscape();
  await expect.poll(() => blips().length).toBe(2);
});

test('A draft is published with a summary of what changed, and then stays as it is', async () => {
  const { stored } = await openDraft(['Alpha']);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const summary = page.getByLabelText(/What changed/u);
  await expect.element(summary).toHaveValue('- **New:** Alpha');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'New edition' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add blip' })).not.toBeInTheDocument();
  const { state, layout, blips: published } = await stored();
  expect(state).toBe('published');
  expect(Object.keys(layout?.slots ?? {})).toEqual(published.map(({ id }) => id));
});

test('A blip is proposed from a search with what argues for it, and accepted into the draft', async () => {
  const { radar, stored } = await openDraft(['Alpha']);
  await openScreen('/search?q=grease');
  await page.getByRole('button', { name: 'Propose blip…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Radar$/u }).click();
  await page.getByRole('option', { name: radar.name }).click();
  await expect.element(dialog.getByRole('link', { name: /^\d+ compan/u })).toBeVisible();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expectAddress(new RegExp(`^/radars/${radar.id}\\?view=proposals`, 'u'));
  const proposal = page.getByRole('article', { name: 'Grease' });
  await expect.element(proposal.getByText('Search Grease')).toBeVisible();
  const accept = proposal.getByRole('button', { name: /^Accept/u });
  await expect.element(accept).toBeDisabled();
  for (const [label, areas] of [
    ['Quadrant', template?.quadrants],
    ['Ring', template?.rings],
  ] as const) {
    await proposal.getByRole('button', { name: new RegExp(`${label}$`, 'u') }).click();
    await page.getByRole('option', { name: areas?.[1]?.name ?? '', exact: true }).click();
  }
  await accept.click();
  await expectToast('Grease is in the draft.');
  const { blips: drafted } = await stored();
  expect(drafted.find(({ name }) => name === 'Grease')).toMatchObject({
    quadrantId: template?.quadrants[1]?.id,
    ringId: template?.rings[1]?.id,
  });
  const left = await sendRequest<Proposal[]>(foundry, `/radars/${radar.id}/proposals`);
  expect(left).toEqual([]);
});

test('A blip without a company is listed, and linked to one; the label of a link stays', async () => {
  const { stored } = await openDraft(['Alpha']);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Proposals and gaps' }).click();
  await page.getByRole('button', { name: 'Link company… to Alpha' }).click();
  const dialog = page.getByRole('dialog');
  const companies = dialog.getByLabelText(/^Companies/u);
  await chooseFirst(companies, 'lubricants', page.getByRole('option', { name: /lubricants/iu }));
  await dialog.getByLabelText(/^Links/u).fill('Field report https://example.com/report');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Every blip has a company.')).toBeVisible();
  await expect
    .poll(async () => (await stored()).blips[0])
    .toMatchObject({
      companies: [{ name: expect.stringMatching(/lubricants/iu) }],
      links: [{ label: 'Field report', url: 'https://example.com/report' }],
    });
});

test('A finger on a blip of a draft drags it, beside it scrolls the page', async () => {
  await openDraft(['Alpha']);
  const [blip] = blips();
  if (!blip) throw new Error('Nothing is drawn.');
  const box = blip.getBoundingClientRect();
  const isKept = (clientX: number, clientY: number) =>
    !blip.dispatchEvent(
      new TouchEvent('touchstart', {
        bubbles: true,
        cancelable: true,
        touches: [new Touch({ identifier: 1, target: blip, clientX, clientY })],
      }),
    );
  expect(isKept(box.x + box.width / 2, box.y + box.height / 2)).toBe(true);
  expect(isKept(box.x + box.width / 2 + 60, box.y)).toBe(false);
});

test('Two editions are compared: a line for each disagreement, the same in a table, and in the address', async () => {
  const { radar } = await openDraft(['Alpha', 'Beta']);
  const path = `/radars/${radar.id}/editions`;
  const first = `${path}/${radar.editions[0]?.id}`;
  const { version, blips: drafted } = await sendRequest<Edition>(foundry, first);
  await sendRequest(foundry, `${first}/published`, {
    method: 'PUT',
    data: { version, summary: null },
  });
  const second = await sendRequest<Edition>(foundry, path, {
    method: 'POST',
    data: { name: 'Second' },
  });
  const alpha = second.blips.find(({ name }) => name === 'Alpha');
  await sendRequest(foundry, `${path}/${second.id}/blips/${alpha?.id}`, {
    method: 'PUT',
    data: { version: alpha?.version, ringId: template?.rings[2]?.id },
  });
  await openScreen(`/radars/${radar.id}?edition=${second.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  await expectAddress(/view=compare/u);
  const lines = () =>
    [...document.querySelectorAll<SVGGElement>('[data-line]')].map((line) => line.dataset['line']);
  await expect.poll(lines).toEqual([drafted.find(({ name }) => name === 'Alpha')?.id]);
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Alpha' });
  await expect.element(row).toHaveTextContent(`Alpha ${ringName(2)}${ringName(0)}`);
  await expect.element(page.getByText('1 unchanged.')).toBeVisible();
});
