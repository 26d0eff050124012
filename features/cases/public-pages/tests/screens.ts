import {
  loadFollowUpUrl,
  openPublicOpportunity,
  sendButton,
} from '#e2e/support/public-submission.ts';
import { expect } from '#e2e/support/fixtures.ts';
import { slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: "a corporation's page",
    person: null,
    open: openAt('/skf', (page) => page.getByRole('link', { name: slewingOpportunityName })),
  },
  {
    name: 'a public opportunity, with its form not filled in',
    person: null,
    open: async (page) => {
      await openPublicOpportunity(page, slewingOpportunityName);
      await sendButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Please fix' })).toBeVisible();
    },
  },
  {
    name: 'the follow-up of a submission',
    person: null,
    open: async (page) => {
      await page.goto(await loadFollowUpUrl(page));
      await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible();
    },
  },
];
