import { expect } from '#e2e/support/journey.ts';
import { slewing } from '#e2e/support/opening.ts';
import { at, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'scout, narrowed',
    person: owner,
    open: at('/search?q=wear&country=SE,DE&foundedFrom=2012', (page) =>
      page.getByRole('button', { name: /^Look at/u }).first(),
    ),
  },
  {
    name: 'scout with a company open',
    person: owner,
    open: async (page) => {
      await at('/search', (found) => found.getByRole('button', { name: /^Look at/u }).first())(
        page,
      );
      await page
        .getByRole('button', { name: /^Look at/u })
        .first()
        .press('Enter');
      await expect(page.getByRole('complementary', { name: 'Company' })).toContainText('Source');
    },
  },
  {
    name: 'scout without a company that fits',
    person: owner,
    open: at('/search?q=zzzzzz&kinds=nucla', (page) =>
      page.getByRole('heading', { name: /^No company fits/u }),
    ),
  },
  {
    name: 'opportunities in scout',
    person: owner,
    open: at('/search?q=bearing&tab=opportunities', (page) =>
      page.getByRole('link', { name: slewing }),
    ),
  },
];
