import { expect, test } from '#e2e/support/journey.ts';
import { signIn } from '#e2e/support/signing-in.ts';

const leadingAway = [
  '//evil.example',
  '/\\evil',
  '/%2F%2Fevil',
  '/.//evil',
  'https://evil.example',
] as const;

for (const wanted of leadingAway) {
  test(`Nobody is sent to ${wanted}: signing in ends on the projects`, async ({
    page,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
    });
    await page.goto(`/signin?redirect=${wanted}`);
    await signIn(page, 'member@norrland.example');
    await expect(page).toHaveURL(`${baseURL}/projects`);

    // The same for who is signed in already, and with the address written as it should be.
    await page.goto(`/?redirect=${encodeURIComponent(wanted)}`);
    await expect(page).toHaveURL(`${baseURL}/projects`);
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
}

test.describe('Somebody who is signed in', () => {
  test.use({ person: 'member@skf.example' });

  const ways = [
    { from: '/', to: '/projects' },
    { from: '/?redirect=/discover', to: '/discover' },
    { from: '/?redirect=%2Fdiscover%3Fq%3Dgrease', to: '/discover?q=grease' },
    { from: '/?redirect=/', to: '/projects' },
    { from: '/?redirect=discover', to: '/projects' },
    { from: '/signin?redirect=/discover', to: '/discover' },
    { from: '/login', to: '/projects' },
  ];
  for (const { from, to } of ways) {
    test(`opens ${from} and is at ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
