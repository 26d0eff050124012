import { followUpAddress, openChallenge, sendButton } from '#e2e/support/handing-in.ts';
import { expect } from '#e2e/support/journey.ts';
import { slewing } from '#e2e/support/opening.ts';
import { at, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: "a corporation's page",
    person: null,
    open: at('/skf', (page) => page.getByRole('link', { name: slewing })),
  },
  {
    name: 'a challenge, with its form not filled in',
    person: null,
    open: async (page) => {
      await openChallenge(page, slewing);
      await sendButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'things are missing' })).toBeVisible();
    },
  },
  {
    name: 'the follow-up of a submission',
    person: null,
    open: async (page) => {
      await page.goto(await followUpAddress(page));
      await expect(page.getByRole('heading', { name: 'How it stands' })).toBeVisible();
    },
  },
];
