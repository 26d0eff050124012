import { expect, type Page } from './fixtures.ts';

/** The opportunity with the demonstration accounts on its case team. */
export const slewingOpportunityName = 'Predictive maintenance for slewing bearings in the field';

type Part = 'Brief' | 'Submissions' | 'Team' | 'Activity';

/** Opens an opportunity in the interface: by search and click. */
export async function openOpportunity(
  page: Page,
  name = slewingOpportunityName,
  part: Part = 'Brief',
) {
  await page.goto(`/discover?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveTitle(`${name} | Outrider`);
  const tab = page
    .getByRole('navigation', { name: 'Parts of the opportunity' })
    .getByRole('link', { name: part });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}
