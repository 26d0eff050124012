import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { textOf } from '#core/web/tests/elements.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const entries = page.getByRole('main').getByRole('article');
const filter = (name: string) =>
  page.getByRole('group', { name: 'What' }).getByRole('button', { name });

describe('The Case Owner', () => {
  beforeEach(() => signInAs('owner@skf.example'));

  test('reads the history, filters it, and opens what an entry is about', async () => {
    await openOpportunity(slewingOpportunityName, 'activity');
    await expectAddress(/tab=activity/u);
    await filter('Comments').click();
    await expect.element(entries.filter({ hasText: 'commented on' }).first()).toBeVisible();
    // With messages, which others write meanwhile.
    await expect.element(entries.filter({ hasNotText: /comment|wrote to/u })).toHaveLength(0);
    await filter('All').click();
    await page.getByRole('button', { name: 'Who' }).click();
    await page.getByRole('option', { name: 'Arvid Kvist' }).click();
    await expect.element(entries.first()).toMatchTextContent('Arvid Kvist');
    await expect.element(entries.filter({ hasNotText: 'Arvid Kvist' })).toHaveLength(0);

    const moved = entries.filter({ hasText: 'Arvid Kvist moved' }).first();
    // The first link is the person.
    const title = await textOf(moved.getByRole('link').last());
    await moved.getByRole('link').last().click();
    const panel = page.getByRole('complementary', { name: 'Submission' });
    await expect.element(panel.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await panel.getByRole('tab', { name: 'History' }).click();
    await expect.element(panel.getByText('moved it').first()).toBeVisible();
  });
});

describe('A person without access to the case team', () => {
  beforeEach(() => signInAs('member@skf.example'));

  test('sees no activity tab, and nothing at its address', async () => {
    await openOpportunity(slewingOpportunityName, 'submissions');
    const parts = page.getByRole('navigation', { name: 'Parts of the opportunity' });
    await expect.element(parts.getByRole('link', { name: 'Activity' })).toHaveLength(0);
    await openScreen(`${window.location.pathname}?tab=activity`);
    await expect.element(page.getByText('You don’t have access to the activity')).toBeVisible();
  });
});
