import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formerAddresses } from '#core/web/router/former-addresses.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { textsOf } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { usePhone } from '#core/web/tests/viewport.ts';

const parts = page.getByRole('navigation', { name: 'Parts of the settings' });
const names = () => textsOf(parts.getByRole('link'));
const heading = page.getByRole('heading', { level: 1 });
const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });

test('The settings open with their first page, and list what there is for this person', async () => {
  await signInAs('member@skf.example');
  await openScreen('/settings');
  await expectAddress('/settings/profile');
  await expect.poll(names).toEqual(['Profile', 'Security', 'Notifications', 'Calendar', 'Data']);
  for (const [part, address, title] of [
    ['Security', '/settings/security', 'Security'],
    ['Notifications', '/settings/notifications', 'Notifications'],
    ['Calendar', '/settings/calendar', 'Calendar'],
    ['Data', '/settings/data', 'Data'],
    ['Profile', '/settings/profile', 'Profile'],
  ] as const) {
    const link = parts.getByRole('link', { name: part });
    await link.click();
    await expectAddress(address);
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(breadcrumb.getByRole('link', { name: 'Settings' })).toBeVisible();
  }
  await openScreen('/settings/keys');
  await expect.element(heading).toHaveTextContent('You don’t have access to API keys');
});

test('Who may see keys has them in the list', async () => {
  await signInAs('champion@skf.example');
  await openScreen('/settings');
  await parts.getByRole('link', { name: 'API keys' }).click();
  await expectAddress('/settings/keys');
  await expect.element(heading).toHaveTextContent('API keys');
});

test('On a phone the list is a row of links above the page', async () => {
  await signInAs('member@skf.example');
  await usePhone();
  await openScreen('/settings/data');
  await expect.element(parts.getByRole('link', { name: 'Security' })).toBeVisible();
  const bottom = parts.element().getBoundingClientRect().bottom;
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await signInAs('champion@skf.example');
  await openScreen('/settings/keys');
  await expect
    .element(parts.getByRole('link', { name: 'API keys' }))
    .toBeInViewport({ ratio: 0.9 });
});

test.each(formerAddresses)('The former address $path opens $to', async ({ path, search, to }) => {
  await signInAs('foundry@outrider.example');
  await openScreen(`${path.replace('$id', 'somebody')}?${new URLSearchParams(search)}`);
  await expectAddress(to);
  await expect.element(heading).toBeVisible();
});

test('A visitor signs in on the way from a former address', async () => {
  await openScreen('/notifications/settings');
  await expectAddress(`/signin?redirect=${encodeURIComponent('/settings/notifications')}`);
});
