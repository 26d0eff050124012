import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { radarTemplates } from '#features/portfolio/radars/domain/templates.ts';
import { focus, pressEscape, textOf } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const foundry = 'foundry@outrider.example';
const template = radarTemplates[0];
const quadrants = template?.quadrants ?? [];
const rings = template?.rings ?? [];
beforeEach(() => signInAs(foundry));

const line = page.getByRole('textbox', { name: 'Name of the new blip' });
const drawing = page.getByRole('region', { name: 'Drawing' });

/** Opens a radar with an empty draft. */
async function openDraft() {
  const { data } = await sendRequest<{ data: { corporation: { id: string } }[] }>(
    foundry,
    '/radars',
  );
  const radar = await sendRequest<RadarPage>(foundry, '/radars', {
    method: 'POST',
    data: {
      corporationId: data[0]?.corporation.id,
      name: `Radar ${crypto.randomUUID()}`,
      quadrants,
      rings,
      editionName: 'First',
    },
  });
  const path = `/radars/${radar.id}/editions/${radar.editions[0]?.id}`;
  await openScreen(`/radars/${radar.id}`);
  await expect.element(page.getByText('No blips yet.')).toBeVisible();
  const stored = async () => (await sendRequest<Edition>(foundry, path)).blips;
  return { radar, path, stored };
}

/** The middle of a cell, in the drawing. */
function pointIn(quadrant: number, ring: number) {
  const svg = [...drawing.element().querySelectorAll('svg')].find((one) => one.clientWidth > 200);
  if (!svg) throw new Error('Nothing is drawn.');
  const circles = [...svg.querySelectorAll<SVGCircleElement>('g[aria-hidden] > circle')];
  const radii = circles.map(({ r }) => r.baseVal.value).toSorted((one, other) => one - other);
  const [inner, outer] = [ring === 0 ? 0 : (radii[ring - 1] ?? 0), radii[ring] ?? 0];
  const distance = inner + (outer - inner) * 0.5;
  const turn = ((quadrant + 0.5) / quadrants.length) * 2 * Math.PI;
  const [x, y] = [circles[0]?.cx.baseVal.value ?? 0, circles[0]?.cy.baseVal.value ?? 0];
  return { x: x + Math.sin(turn) * distance, y: y - Math.cos(turn) * distance };
}

async function clickGround(quadrant: number, ring: number): Promise<void> {
  const position = pointIn(quadrant, ring);
  await drawing.click({ position });
  await expect.element(line).toHaveFocus();
}

/** Counts how often the pointer is pressed. */
function countClicks() {
  const counted = { clicks: 0 };
  const count = () => (counted.clicks += 1);
  document.addEventListener('pointerdown', count, true);
  onTestFinished(() => document.removeEventListener('pointerdown', count, true));
  return counted;
}

test('Twelve blips in four cells take sixteen clicks at most, beside typing their names', async () => {
  const { stored } = await openDraft();
  const counted = countClicks();
  const cells = [0, 1, 2, 3].map((at) => ({ quadrant: at, ring: (at + 1) % rings.length }));
  for (const { quadrant, ring } of cells) {
    await clickGround(quadrant, ring);
    for (const nth of ['one', 'two', 'three'])
      await userEvent.keyboard(`Blip ${quadrant} ${nth}{Enter}`);
  }
  await pressEscape();
  await expect.element(line).not.toBeInTheDocument();
  await expect.poll(async () => (await stored()).length).toBe(12);
  expect(counted.clicks).toBeLessThanOrEqual(16);
  const placed = (await stored()).map(({ name, quadrantId, ringId }) => [name, quadrantId, ringId]);
  for (const { quadrant, ring } of cells)
    expect(placed).toContainEqual([
      `Blip ${quadrant} two`,
      quadrants[quadrant]?.id,
      rings[ring]?.id,
    ]);
  await expect.poll(() => document.querySelectorAll('[data-blip]').length).toBe(12);
});

test('Blips are added by keys alone: n opens the line, arrows choose the place', async () => {
  const { stored } = await openDraft();
  await userEvent.keyboard('n');
  await expect.element(line).toHaveFocus();
  await expect.element(line).toHaveValue('');
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}Alpha{ArrowDown}{Enter}');
  await userEvent.keyboard('Beta{Enter}');
  await pressEscape();
  await expect
    .poll(async () => (await stored()).map(({ name, ...of }) => [name, of.quadrantId, of.ringId]))
    .toEqual([
      ['Alpha', quadrants[1]?.id, rings[1]?.id],
      ['Beta', quadrants[1]?.id, rings[1]?.id],
    ]);
  // The place is remembered, and the button opens the same line.
  await page.getByRole('button', { name: 'Add blip' }).click();
  await expect.element(line).toHaveFocus();
  expect(await textOf(drawing.getByRole('button', { name: /Ring/u }))).toContain(rings[1]?.name);
});

test('A name that is taken is refused where it was typed, and stays to be changed', async () => {
  await openDraft();
  await clickGround(0, 0);
  await userEvent.keyboard('Alpha{Enter}');
  await expect.element(page.getByRole('button', { name: /^1 Alpha, /u })).toBeVisible();
  await userEvent.keyboard('Alpha{Enter}');
  await expectToast('There is a blip called Alpha already.');
  await expect.element(line).toHaveValue('Alpha');
  await expect.element(drawing.getByText('There is a blip called Alpha already.')).toBeVisible();
});

test('A click on a blip chooses it, and a published edition takes no new ones', async () => {
  const { path } = await openDraft();
  await clickGround(0, 1);
  await userEvent.keyboard('Alpha{Enter}');
  await pressEscape();
  const alpha = page.getByRole('button', { name: /^1 Alpha, /u });
  await alpha.click();
  await expect.element(alpha).toHaveAttribute('aria-pressed', 'true');
  await expect.element(line).not.toBeInTheDocument();
  const { version } = await sendRequest<Edition>(foundry, path);
  await sendRequest(foundry, `${path}/published`, {
    method: 'PUT',
    data: { version, summary: null },
  });
  await expect.element(page.getByRole('button', { name: 'New edition' })).toBeVisible();
  const position = pointIn(1, 1);
  await drawing.click({ position });
  await userEvent.keyboard('n');
  await expect.element(line).not.toBeInTheDocument();
});

test('The form goes on with the name and the place of the line, and with another one', async () => {
  const { stored } = await openDraft();
  await clickGround(2, 3);
  await userEvent.keyboard('Alpha');
  await page.getByRole('button', { name: 'More…' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveValue('Alpha');
  await expect.element(dialog.getByText('Movement')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Add another' }).click();
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
  await name.fill('Beta');
  await focus(dialog.getByRole('button', { name: 'Add blip' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(async () => (await stored()).map((blip) => [blip.name, blip.quadrantId, blip.ringId]))
    .toEqual([
      ['Alpha', quadrants[2]?.id, rings[3]?.id],
      ['Beta', quadrants[2]?.id, rings[3]?.id],
    ]);
});

test('A download begins at once; what its format cannot hold stands beside it', async () => {
  await openDraft();
  await clickGround(0, 0);
  await userEvent.keyboard('Alpha{Enter}');
  await pressEscape();
  const saved: string[] = [];
  const keep = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a[download]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push(new URL(link.href).pathname);
  };
  document.addEventListener('click', keep, true);
  onTestFinished(() => document.removeEventListener('click', keep, true));
  await page.getByRole('button', { name: 'Export' }).click();
  const entry = page.getByRole('menuitem', { name: 'PowerPoint' });
  await expect.element(entry).toHaveAccessibleDescription('Cannot be imported again');
  await entry.click();
  await expect.poll(() => saved).toHaveLength(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
