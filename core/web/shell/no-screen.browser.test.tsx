import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { whoMay } from '#core/domain/authorization/permissions.ts';
import { expectAddress, expectTitle } from '#core/web/tests/address.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const sidebar = page.getByRole('complementary', { name: 'Sidebar' });

describe('A wrong address', () => {
  const heading = page.getByRole('heading', { level: 1, name: 'Page not found' });

  test('keeps the frame of somebody who is signed in', async () => {
    await signInAs('member@skf.example');
    await openScreen('/there/is/no/such/place');
    await expect.element(sidebar).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Page not found')).toBeVisible();
    await expect.element(heading).toHaveLength(1);
    await expectTitle('Not found');
    await page.getByRole('link', { name: 'Go to Projects' }).click();
    await expectAddress('/projects');
  });

  test('is shown to a visitor, who finds the way home', async () => {
    await openScreen('/there/is/no/such/place');
    await expect.element(heading).toBeVisible();
    await expect.element(sidebar).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expectAddress('/');
  });
});

describe('/metrics', () => {
  test.each(['member@skf.example', 'owner@skf.example'])(
    'says to %s who may see it',
    async (person) => {
      await signInAs(person);
      await openScreen('/metrics');
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'You don’t have access to Metrics' }))
        .toBeVisible();
      await expect.element(page.getByText(`It is for ${whoMay('viewMetrics')}.`)).toBeVisible();
    },
  );

  test.each(['champion@skf.example', 'foundry@outrider.example'])('opens to %s', async (person) => {
    await signInAs(person);
    await openScreen('/metrics');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Metrics', exact: true }))
      .toBeVisible();
  });
});
