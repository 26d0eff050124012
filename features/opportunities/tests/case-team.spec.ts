import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

/** Every API response about opportunities, as the browser received it. */
function answersAbout(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\/opportunities/u.test(response.url())) answers.push(response.text());
  });
  return async () => (await Promise.all(answers)).join('\n');
}

const parts = (page: Page) =>
  page.getByRole('navigation', { name: 'Parts of the opportunity' }).getByRole('link');

test.describe('Somebody without a role', () => {
  test.use({ person: 'member@skf.example' });

  test('sees no case team on cards, on the page, or in a response', async ({ page }) => {
    const answers = answersAbout(page);
    await page.goto('/discover');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Case team:')).toHaveCount(0);

    await openOpportunity(page);
    await expect(parts(page)).toHaveText([/^Brief$/u, /^Submissions/u]);
    await page.goto(`${page.url()}?tab=team`);
    await expect(page.getByRole('heading', { name: 'You do not see this team' })).toBeVisible();

    const said = await answers();
    expect(said).toContain(slewingOpportunityName);
    expect(said).not.toContain('"team"');
    expect(said).not.toContain('Elin');
  });
});

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test('sees the members of the team and their roles', async ({ page }) => {
    await openOpportunity(page, slewingOpportunityName, 'Team');
    const team = page.getByRole('list', { name: 'Case team' }).getByRole('listitem');
    await expect(team).toHaveCount(4);
    for (const [name, role] of [
      ['Elin Lund', 'Case Owner'],
      ['Arvid Kvist', 'Business Developer'],
      ['Petra Toivonen', 'Observer'],
    ] as const) {
      await expect(team.filter({ hasText: name })).toContainText(role);
    }
    await page.reload();
    await expect(team).toHaveCount(4);
  });

  test('sees no team of an opportunity where they have no role', async ({ page }) => {
    await openOpportunity(page, 'Seals without fluorine');
    await expect(parts(page)).toHaveCount(2);
  });
});

for (const person of ['observer@skf.example', 'champion@skf.example', 'foundry@outrider.example']) {
  test.describe(person, () => {
    test.use({ person });

    test('sees the avatars of the case team on a card', async ({ page }) => {
      await page.goto('/discover?q=slewing');
      const card = page.getByRole('article').filter({ hasText: slewingOpportunityName });
      await expect(card.getByText(/^Case team: .*Elin Lund/u)).toHaveCount(1);
    });
  });
}
