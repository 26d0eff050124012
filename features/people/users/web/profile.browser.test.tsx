import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, expectTitle } from '#core/web/tests/address.ts';
import { signInAsNewcomer } from '#core/web/tests/newcomer.ts';
import { focus } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

interface Found {
  readonly id: string;
}

const findPerson = (as: string, email: string) =>
  sendRequest<Found>(as, `/users/get-by-email?email=${encodeURIComponent(email)}`);
const profileOf = (as: string, id: string) => sendRequest<object>(as, `/users/${id}`);
const dialog = page.getByRole('dialog');

/** A PNG of 300 × 200 pixels. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(300, 200);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 150, 200);
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
}

describe('one’s own profile', () => {
  const me = 'developer@skf.example';
  beforeEach(() => signInAs(me));

  test('is opened from the account menu, and edited', async () => {
    const { id } = await findPerson(me, me);
    await openScreen('/discover');
    await page.getByRole('button', { name: /^Account of/u }).click();
    await page.getByRole('menuitem', { name: 'Your profile' }).click();
    await expectAddress(`/profile/${id}`);
    await expectTitle('Arvid Kvist');
    await expect.element(page.getByText('Business developer · SKF', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Appearance' })).toHaveLength(0);

    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Partner manager');
    await dialog.getByRole('button', { name: 'Add link' }).click();
    await dialog.getByRole('textbox', { name: 'Name of link 2' }).fill('Talks');
    await dialog.getByRole('textbox', { name: 'Address of link 2' }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(/^This is not a web address/u)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Address of link 2' }).fill('talks.example/arvid');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Partner manager · SKF', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'talks.example/arvid' }))
      .toHaveAttribute('href', 'https://talks.example/arvid');
    await sendRequest(me, `/users/${id}`, {
      method: 'PUT',
      data: { title: 'Business developer', links: [] },
    });
  });

  test('gets a photo, whose part is chosen by keys, and loses it again', async () => {
    const { id } = await findPerson(me, me);
    await openScreen(`/profile/${id}`);
    await page.getByRole('button', { name: 'Change photo' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    const input = dialog.element().querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, await picture());
    const part = dialog.getByLabelText(/^Part of the photo/u);
    await expect.element(part).toBeVisible();
    await focus(part);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const photo = async () => ((await profileOf(me, id)) as { photoUrl: string | null }).photoUrl;
    await expect.poll(photo).toMatch(/^\/api\/users\//u);
    await page.getByRole('button', { name: 'Change photo' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(photo).toBeNull();
  });

  test('has settings beside it, which are stored', async () => {
    const { email } = await signInAsNewcomer();
    await openScreen('/settings/profile');
    await page.getByRole('radio', { name: 'Compact' }).click();
    await page.getByRole('button', { name: /Time zone$/u }).click();
    await expect.element(page.getByRole('searchbox', { name: 'Find a time zone' })).toHaveFocus();
    await userEvent.keyboard('auckl');
    await page.getByRole('option', { name: /Auckland/u }).click();
    await expect.element(page.getByRole('button', { name: /Auckland/u })).toBeVisible();
    await expect
      .poll(() => sendRequest(email, '/documents/usermetadata'))
      .toMatchObject({ data: [{ density: 'compact', timeZone: 'Pacific/Auckland' }] });
    await expect
      .poll(() => sendRequest(email, '/notifications/settings'))
      .toMatchObject({ timeZone: 'Pacific/Auckland' });
  });
});

describe('a Case Owner', () => {
  const me = 'owner@skf.example';
  beforeEach(() => signInAs(me));

  test('hands over first, and finds where', async () => {
    await openScreen('/settings/data');
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await expect.element(dialog.getByText(/^You are the last Case Owner/u)).toBeVisible();
    await expect
      .element(dialog.getByRole('button', { name: 'Delete account' }))
      .not.toBeInTheDocument();
    await dialog.getByRole('link').first().click();
    await expectAddress(/^\/opportunity\/.*tab=team/u);
  });

  test('opens a colleague’s profile from the case team, and cannot edit it', async () => {
    const { id } = await findPerson(me, 'developer@skf.example');
    const { caseTeams } = (await profileOf(me, id)) as {
      caseTeams: { opportunity: { id: string } }[];
    };
    await openScreen(`/opportunity/${caseTeams[0]?.opportunity.id}?tab=team`);
    await page.getByRole('link', { name: 'Arvid Kvist' }).click();
    await expectAddress(`/profile/${id}`);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Arvid Kvist' }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  test('finds no profile of a person of another corporation', async () => {
    const { id } = await findPerson('foundry@outrider.example', 'member@norrland.example');
    await openScreen(`/profile/${id}`);
    await expect.element(page.getByText('This profile does not exist')).toBeVisible();
  });
});
