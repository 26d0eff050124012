import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outrider } from '#e2e/support/command-line.ts';
import { expect, test } from '#e2e/support/fixtures.ts';

// Of a corporation whose opportunities no other journey counts.
test.use({ person: 'foundry@outrider.example' });

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const dangerous = `A bearing that **tells**:

- what it carries
- how warm it is

<script>document.title = 'taken over'; window.ranBefore = true;</script>
<img src="x" onerror="window.ranBefore = true">

[Read on](javascript:window.ranBefore=true), or on [our page](https://skf.example/tells).`;

const challenges = [
  {
    id: 'first',
    name: 'Bearings that tell how they are',
    introduction: 'Rings with a voice.',
    businessNeed: dangerous,
    callToAction: 'Write to us.',
    categories: ['Sensing', 'Brand new'],
    cycleStartDate: inDays(-10),
    cycleEndDate: inDays(50),
  },
  {
    id: 'second',
    name: 'Packaging without plastic',
    introduction: 'Paper that keeps oil in.',
    businessNeed: 'Every bearing is wrapped twice.',
    callToAction: 'Send a sample.',
    categories: ['Sustainability'],
    cycleStartDate: inDays(-10),
    cycleEndDate: inDays(50),
  },
];

test('Challenges of a file are imported once and shown as inert text', async ({
  page,
  baseURL,
}) => {
  // Starts the command line twice beside the server, which is slow on a busy machine.
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'outrider-import-'));
  const file = join(folder, 'challenges.json');
  await writeFile(file, JSON.stringify(challenges));
  const load = () =>
    outrider(baseURL, 'import', 'opportunities', file, '--corporation', 'halden-marine');
  try {
    expect(await load()).toContain('2 created');
    const again = await load();
    expect(again).toContain('0 created');
    expect(again).toContain('2 left as they are');
  } finally {
    await rm(folder, { recursive: true });
  }

  await page.goto('/discover?category=Brand+new');
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const { name } of challenges.toReversed()) {
    await page.goto(`/discover?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
  }

  await page.getByRole('link', { name: 'Bearings that tell how they are' }).click();
  const need = page.getByRole('region', { name: 'Business need' });
  await expect(need.getByRole('listitem')).toHaveText(['what it carries', 'how warm it is']);
  await expect(need.getByText('tells', { exact: true })).toHaveCSS('font-weight', '600');
  await expect(need.getByRole('link', { name: 'our page' })).toHaveAttribute(
    'href',
    'https://skf.example/tells',
  );
  await expect(need.getByRole('img')).toHaveCount(0);
  await expect(need.getByRole('link', { name: 'Read on' })).not.toHaveAttribute(
    'href',
    /javascript/u,
  );
  await expect(page).toHaveTitle('Bearings that tell how they are | Outrider');
  expect(await page.evaluate(() => 'ranBefore' in window)).toBe(false);
});

test('A missing corporation is named, and nothing is written', async ({ baseURL }) => {
  const refused = outrider(
    baseURL,
    'import',
    'opportunities',
    'any.json',
    '--corporation',
    'nobody',
  );
  await expect(refused).rejects.toThrow(/There is no corporation with the short name “nobody”/u);
});
