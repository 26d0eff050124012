import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { textsOf } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const groups = page.getByRole('navigation', { name: 'Administration' });
const pagesOf = (group: string) => page.getByRole('navigation', { name: group, exact: true });
const linksIn = (navigation: typeof groups) => textsOf(navigation.getByRole('link'));

test('Five groups lead to their first page, which shows the others of its group', async () => {
  await signInAs('foundry@outrider.example');
  await openScreen('/admin');
  await expectAddress('/admin/users');
  await expect
    .poll(() => linksIn(groups))
    .toEqual(['People', 'Corporations', 'Data', 'Developers', 'System']);
  for (const [group, address, names] of [
    ['Data', '/admin/imports', /Imports.*Possible duplicates.*Tags/su],
    ['Developers', '/admin/keys', /API keys.*Webhooks/su],
    ['System', '/admin/system', /Parts.*Jobs.*Emails.*Settings.*Audit log/su],
    ['People', '/admin/users', /Users.*Requests.*Access/su],
  ] as const) {
    const link = groups.getByRole('link', { name: group });
    await link.click();
    await expectAddress(address);
    await expect.element(link).toHaveAttribute('aria-current');
    await expect.poll(() => linksIn(pagesOf(group)).join(' ')).toMatch(names);
  }
  // Alone in its group, it is the group.
  await groups.getByRole('link', { name: 'Corporations' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Corporations');
  await expect.element(pagesOf('Corporations')).not.toBeInTheDocument();
});

test('A page that is not the first of its group marks the group, too', async () => {
  await signInAs('foundry@outrider.example');
  await openScreen('/admin/audit');
  await expect
    .element(groups.getByRole('link', { name: 'System' }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(pagesOf('System').getByRole('link', { name: 'Audit log' }))
    .toHaveAttribute('aria-current', 'page');
});

test('Who may open one group sees its pages without the others', async () => {
  await signInAs('champion@skf.example');
  await openScreen('/admin');
  await expectAddress('/admin/keys');
  await expect.poll(() => linksIn(pagesOf('Developers'))).toEqual(['API keys', 'Webhooks']);
  await expect.element(groups).not.toBeInTheDocument();
});
