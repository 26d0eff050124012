import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { signInAsNewcomer } from '#core/web/tests/newcomer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const owner = 'owner@skf.example';

beforeEach(() => signInAs(owner));

const unreadRows = () => page.getByRole('button', { name: /^Mark as read: /u });

test('Notifications are filtered by kind in the address, and the filter is cleared', async () => {
  await openScreen('/notifications?kind=comment');
  await expect.element(page.getByText('You follow this discussion.').first()).toBeVisible();
  await expect.element(page.getByText(/^.*You are Case Owner of/u)).toHaveLength(0);
  await page.getByRole('button', { name: /Kind/u }).click();
  // Of a kind that this person is never told.
  await page.getByRole('option', { name: 'Search index built' }).click();
  await expectAddress('/notifications?kind=search+index+built');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectAddress('/notifications');
});

test('Keys move through the list and mark as read and unread', async () => {
  const { data } = await sendRequest<{ data: { id: string }[] }>(owner, '/notifications?limit=1');
  await sendRequest(owner, `/notifications/${data[0]?.id}/read`, { method: 'DELETE' });
  await openScreen('/notifications');
  await expect.element(unreadRows().first()).toBeVisible();
  const rows = () => [...document.querySelectorAll('[data-walk]')];
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => rows().findIndex((row) => row === document.activeElement)).toBe(place);
  }
  const name = document.activeElement?.textContent ?? '';
  const again = page.getByRole('button', { name: `Mark as unread: ${name}` });
  await userEvent.keyboard('u');
  await expect.element(again.first()).toBeVisible();
  await again.first().click();
  await expect
    .element(page.getByRole('button', { name: `Mark as read: ${name}` }).first())
    .toBeVisible();
});

test('A thing is muted from its menu, and unmuted in the settings', async () => {
  await openScreen('/notifications');
  const menu = page.getByRole('button', { name: /^Actions for /u }).first();
  await expect.element(menu).toBeVisible();
  const name = (menu.element().getAttribute('aria-label') ?? '').replace('Actions for ', '');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await expect.element(page.getByText('Muted', { exact: true }).first()).toBeVisible();
  await openScreen('/settings/notifications');
  const unmute = page.getByRole('button', { name: `Unmute ${name}` });
  await unmute.click();
  await expect.element(unmute).toHaveLength(0);
});

test('Two things of one name are no landmarks, which are told apart by their names', async () => {
  intercept('GET /api/notifications/groups', async (send) => {
    const { data, ...rest } = (await (await send()).json()) as { data: { key: string }[] };
    const [first] = data;
    return Response.json({ ...rest, data: [first, { ...first, key: 'another' }] });
  });
  await openScreen('/notifications');
  const things = page.getByRole('main').getByRole('article');
  await expect.element(things).toHaveLength(2);
  const name = things.first().getByRole('heading').element().textContent;
  await expect.element(page.getByRole('article', { name, exact: true })).toHaveLength(2);
  expect(page.getByRole('region', { name, exact: true }).length).toBe(0);
});

test('A channel is chosen for a kind, and stored', async () => {
  const { email } = await signInAsNewcomer();
  await openScreen('/settings/notifications');
  await page.getByRole('button', { name: /^Submissions and case teams/u }).click();
  const group = page.getByRole('radiogroup', { name: 'Submission withdrawn' });
  await group.getByRole('radio', { name: 'Off' }).click();
  await expect.element(group.getByRole('radio', { name: 'Off' })).toBeChecked();
  const channelOf = async () => {
    const reply = (await sendRequest(email, '/notifications/settings')) as {
      channels: { kind: string; channel: string }[];
    };
    return reply.channels.find(({ kind }) => kind === 'submission withdrawn')?.channel;
  };
  await expect.poll(channelOf).toBe('off');
  await group.getByRole('radio', { name: 'App', exact: true }).click();
  await expect.poll(channelOf).toBe('app');
});

test('A channel is chosen for a group; one of its kinds may differ', async () => {
  const { email } = await signInAsNewcomer();
  await openScreen('/settings/notifications');
  const group = page.getByRole('radiogroup', { name: 'Discussions' });
  const line = page.getByRole('button', { name: /^Discussions/u });
  const channels = async () => {
    const reply = (await sendRequest(email, '/notifications/settings')) as {
      channels: { kind: string; channel: string }[];
    };
    const own = reply.channels.filter(({ kind }) =>
      ['comment', 'mention', 'message'].includes(kind),
    );
    return own.map(({ channel }) => channel);
  };
  await expect.element(group.getByRole('radio', { name: 'Default' })).toBeChecked();
  const usual = await channels();
  // Kinds are listed on request only.
  await expect.element(page.getByRole('radiogroup', { name: 'Mention' })).toHaveLength(0);
  await group.getByRole('radio', { name: 'Off' }).click();
  await expect.poll(channels).toEqual(['off', 'off', 'off']);
  await line.click();
  const kind = page.getByRole('radiogroup', { name: 'Mention' });
  await kind.getByRole('radio', { name: 'App', exact: true }).click();
  await expect.poll(channels).toEqual(['off', 'app', 'off']);
  await expect.element(line).toMatchTextContent(/3 kinds: App 1, Off 2$/u);
  await expect.element(group.getByRole('radio', { checked: true })).toHaveLength(0);
  await line.click();
  await expect.element(kind).toHaveLength(0);
  await group.getByRole('radio', { name: 'Default' }).click();
  await expect.poll(channels).toEqual(usual);
});

test('A notification without a thing says its title once', async () => {
  intercept('GET /api/notifications/groups', async (send) => {
    const { data, ...rest } = (await (await send()).json()) as { data: object[] };
    return Response.json({
      ...rest,
      data: data.slice(0, 1).map((one) => ({ ...one, name: null })),
    });
  });
  await openScreen('/notifications');
  const card = page.getByRole('main').getByRole('article');
  const title = card.getByRole('link').first();
  await expect.element(title).toBeVisible();
  await expect.element(card.getByRole('heading')).toHaveLength(0);
  await expect
    .element(card.getByText(title.element().textContent, { exact: true }))
    .toHaveLength(1);
});
