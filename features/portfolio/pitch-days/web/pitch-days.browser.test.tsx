import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { focus, pressEscape } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';
import type { PitchDay, PitchDayPage } from '#features/portfolio/pitch-days/domain/pitch-day.ts';

const owner = 'owner@skf.example';
beforeEach(() => signInAs(owner));

/** A day of its own with the opportunities and companies of the demonstration's. */
async function makeDay(name: string, capacity = 1): Promise<PitchDayPage> {
  const { data } = await sendRequest<{ data: PitchDay[] }>(owner, '/pitch-days');
  const demo = data.find((one) => one.name === 'Winter pitch day');
  const day = await sendRequest<PitchDayPage>(owner, `/pitch-days/${demo?.id}`);
  const { corporation, date, timeZone, startsAt, endsAt, slotMinutes, breaks, rooms } = day;
  const { id, version } = await sendRequest<PitchDayPage>(owner, '/pitch-days', {
    method: 'POST',
    data: {
      corporationId: corporation.id,
      name,
      date,
      timeZone,
      startsAt,
      endsAt,
      slotMinutes,

      breaks,
      rooms,
      opportunities: day.opportunities.map((one) => ({ id: one.id, wanted: 2 })),
    },
  });
  return sendRequest<PitchDayPage>(owner, `/pitch-days/${id}`, {
    method: 'PUT',
    data: {
      version,
      companies: day.companies.map(({ company }) => ({ id: company.id, capacity })),
    },
  });
}

const read = ({ id }: PitchDayPage) => sendRequest<PitchDayPage>(owner, `/pitch-days/${id}`);
const cells = () => page.getByRole('button', { name: /: (?:Assigned|Pinned|Forbidden|Score)/u });

test('A pair is pinned by its key, and assigned with the result at once', async () => {
  const day = await makeDay('Pinned by key');
  await openScreen(`/venturematch/pitch-days/${day.id}`);
  await expect.element(cells().first()).toHaveAccessibleName(/Score \d/u);
  cells().first().element().dispatchEvent(new FocusEvent('focus'));
  await focus(cells().first());
  await userEvent.keyboard('p');
  await expect.element(cells().first()).toHaveAccessibleName(/: Pinned/u);
  await expect.poll(async () => (await read(day)).pairs).toHaveLength(1);
  await page.getByRole('button', { name: 'Assign' }).click();
  await expect.element(cells().first()).toHaveAccessibleName(/: Assigned, Pinned/u);
  await expect.poll(async () => (await read(day)).sessions).toHaveLength(10);
});

test('A chosen pair is left by Escape, and the day stays', async () => {
  const day = await makeDay('Left');
  await openScreen(`/venturematch/pitch-days/${day.id}`);
  await cells().first().click();
  const panel = page.getByRole('main').getByRole('complementary');
  await expect.element(panel).toBeVisible();
  await pressEscape();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(cells().first()).toBeVisible();
});

test('What the limits make impossible is said', async () => {
  const day = await makeDay('Impossible');
  await openScreen(`/venturematch/pitch-days/${day.id}`);
  const name = day.opportunities[0]?.name ?? '';
  const field = page.getByRole('textbox', { name: `Companies that ${name} wants` });
  await field.fill('20');
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await read(day)).opportunities[0]?.wanted).toBe(20);
  await page.getByRole('button', { name: 'Assign' }).click();
  await expect
    .element(page.getByText(`${name} wants 20 companies, but only 14 are allowed.`))
    .toBeVisible();
});

test('A session moves to another time in a dialog', async () => {
  const day = await makeDay('Moved');
  await sendRequest(owner, `/pitch-days/${day.id}/assignment`, { method: 'POST' });
  const { sessions, slots } = await read(day);
  const first = sessions[0];
  await openScreen(`/venturematch/pitch-days/${day.id}?view=schedule`);
  await page
    .getByRole('button', { name: /^Move .* to…$/u })
    .first()
    .click();
  await page.getByRole('button', { name: /Time$/u }).click();
  await page.getByRole('option').last().click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expectToast(/ moved to /u);
  const after = async () => (await read(day)).sessions.find(({ id }) => id === first?.id);
  await expect.poll(async () => (await after())?.slot).toBe(slots.length - 1);
});

test('Who may not plan reads the day without controls', async () => {
  const day = await makeDay('Read only');
  await signInAs('member@skf.example');
  await openScreen(`/venturematch/pitch-days/${day.id}`);
  await expect.element(cells().first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Assign' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/^It is planned by/u)).toBeVisible();
});

test('Invitations are previewed and sent, and not again while nothing has changed', async () => {
  const day = await makeDay('Invited');
  await sendRequest(owner, `/pitch-days/${day.id}/assignment`, { method: 'POST' });
  await openScreen(`/venturematch/pitch-days/${day.id}`);
  const dialog = page.getByRole('dialog', { name: 'Send invitations' });
  await page.getByRole('button', { name: 'Invitations' }).click();
  const address = dialog.getByRole('textbox', { name: /^Email address of/u }).first();
  await address.fill('noor@startup.example');
  await dialog.getByRole('textbox', { name: /^Message/u }).fill('Bring a sample.');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect.element(preview).toMatchTextContent('noor@startup.example');
  await expect.element(preview).toMatchTextContent('Bring a sample.');
  await expect.element(preview).toMatchTextContent('Elin Lund, on behalf of SKF');
  await dialog.getByRole('button', { name: /^Send \d+ emails?$/u }).click();
  // Without a mail server.
  await expectToast(/^Stored \d+ invitations?\.$/u);
  await page.getByRole('button', { name: 'Invitations' }).click();
  await expect.element(address).toHaveValue('noor@startup.example');
  await expect.element(dialog.getByText('Last stored').first()).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Send 0 emails' })).toBeDisabled();
  await address.fill('ada@startup.example');
  await expect.element(dialog.getByRole('button', { name: 'Send 1 email' })).toBeEnabled();
});

test('Pitch days are in the navigation, and a new one in the palette of those who plan them', async () => {
  await openScreen('/projects');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: 'Pitch days',
  });
  await link.click();
  await expectAddress('/venturematch/pitch-days');
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  const match = page.getByRole('link', { name: 'Venture match' });
  await expect.element(match).not.toHaveAttribute('aria-current');
  await openScreen('/projects');
  await page.getByRole('heading', { name: 'Projects' }).findElement();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('searchbox').fill('new pitch');
  await palette.getByRole('menuitem', { name: /^New pitch day/u }).click();
  await expect.element(page.getByRole('dialog', { name: 'New pitch day' })).toBeVisible();
  await expectAddress('/venturematch/pitch-days?new=true');
  await signInAs('observer@skf.example');
  await openScreen('/venturematch/pitch-days?new=true');
  await expect.element(page.getByRole('heading', { name: 'Pitch days' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
