import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { textsOf } from '#core/web/tests/elements.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('member@skf.example'));

test('A brief shows its parts from introduction to call to action', async () => {
  await openOpportunity();
  await expect
    .element(page.getByRole('heading', { level: 1, name: slewingOpportunityName }))
    .toBeVisible();
  await expect
    .poll(() => textsOf(page.getByRole('main').getByRole('heading', { level: 2 })))
    .toEqual(['Introduction', 'Business need', 'Focus areas', 'Call to action']);
  const focus = page.getByRole('region', { name: 'Focus areas' });
  await expect.element(focus.getByRole('listitem')).toHaveLength(3);
  const facts = page.getByRole('complementary', { name: 'Facts' });
  await expect.element(facts).toMatchTextContent('€60,000');
  await expect.element(facts.getByText('Edge AI')).toBeVisible();
});

test('The table of contents leads to each part, and the URL names it', async () => {
  await openOpportunity();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect.element(contents.getByRole('link')).toHaveLength(4);
  await contents.getByRole('link', { name: 'Call to action' }).click();
  await expectAddress(/\/opportunity\/[\w-]+#call-to-action$/u);
  await expect.element(page.getByRole('heading', { name: 'Call to action' })).toBeInViewport();
});

test('The breadcrumbs lead back to Discover', async () => {
  await openOpportunity();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(crumbs).toMatchTextContent(slewingOpportunityName);
  await crumbs.getByRole('link', { name: 'Discover' }).click();
  await expectAddress('/discover');
});
