import { expect, test } from '#e2e/support/journey.ts';
import { fetchedAll, screens, standStill } from '#e2e/support/screens.ts';
import { troubleOf } from '#e2e/support/trouble.ts';

/**
 * Answers that belong to the screen: it is about something that does not exist. And what was asked
 * again before it was answered, because something happened meanwhile.
 */
const expected =
  /\/api\/(?:opportunities|companies\/startup)\/none$|Failed to load resource.* 400|net::ERR_ABORTED$/u;

for (const { name, person, open } of screens) {
  test.describe(name, () => {
    test.use({ person });

    test('gives the browser nothing to complain of', async ({ page }) => {
      const trouble = await troubleOf(page);
      await open(page);
      await standStill(page);
      await fetchedAll(page);
      expect(trouble.filter((line) => !expected.test(line))).toEqual([]);
    });
  });
}

test.describe('The policy', () => {
  test('lets no script run but those of the product', async ({ page }) => {
    const trouble = await troubleOf(page);
    await page.goto('/signin');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ranAnyway = true';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p onclick="window.ranAnyway = true">Press</p>',
      );
    });
    await page.getByText('Press').click();
    expect(await page.evaluate(() => 'ranAnyway' in window)).toBe(false);
    expect(trouble.filter((line) => line.startsWith('console: policy: script-src'))).toHaveLength(
      2,
    );
  });

  test('is sent with every page, and nobody may frame one', async ({ request }) => {
    for (const address of ['/', '/projects', '/no/such/place']) {
      const headers = (await request.get(address)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
