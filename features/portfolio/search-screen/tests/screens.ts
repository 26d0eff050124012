import { expect } from '#e2e/support/fixtures.ts';
import { slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { openAt, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'scout, narrowed',
    person: owner,
    open: openAt('/search?q=wear&country=SE,DE&foundedFrom=2012', (page) =>
      page.getByRole('button', { name: /^Preview/u }).first(),
    ),
  },
  {
    name: 'scout with a company open',
    person: owner,
    open: async (page) => {
      await openAt('/search', (screen) =>
        screen.getByRole('button', { name: /^Preview/u }).first(),
      )(page);
      await page
        .getByRole('button', { name: /^Preview/u })
        .first()
        .press('Enter');
      await expect(page.getByRole('complementary', { name: 'Company' })).toContainText('Source');
    },
  },
  {
    name: 'scout without a company that fits',
    person: owner,
    open: openAt('/search?q=zzzzzz&kinds=nucla', (page) =>
      page.getByRole('heading', { name: /^No results/u }),
    ),
  },
  {
    name: 'opportunities in scout',
    person: owner,
    open: openAt('/search?q=bearing&tab=opportunities', (page) =>
      page.getByRole('link', { name: slewingOpportunityName }),
    ),
  },
];
