import { interceptRequests } from '#core/web/tests/requests.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFirst, typeInto } from '#core/web/tests/elements.ts';
import { openOpportunity } from '#core/web/tests/open-opportunity.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';

/** Its team are the demonstration accounts too, and no other journey uses it. */
const opportunity = 'Grease that lasts ten years';

const team = page.getByRole('list', { name: 'Case team' }).getByRole('listitem');
const row = (name: string) => team.filter({ hasText: name });

async function countOf(): Promise<number> {
  await row('Elin Lund').findElement();
  return team.length;
}

describe('The Case Owner', () => {
  beforeEach(() => signInAs('owner@skf.example'));

  test('finds nobody of another corporation', async () => {
    await openOpportunity(opportunity, 'team');
    await typeInto(page.getByRole('combobox', { name: /^Find a person/u }), 'freja');
    await expect.element(page.getByText(/^No matching person/u)).toBeVisible();
  });

  test('cannot leave as the last Case Owner, and sees why beside their name', async () => {
    await openOpportunity(opportunity, 'team');
    const mine = row('Elin Lund');
    await mine.getByRole('button', { name: 'Leave the team' }).click();
    await mine.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect
      .element(mine.getByText(refusalText(opportunityRefusals['team.lastOwner'])))
      .toBeVisible();
    await expect.element(mine).toMatchTextContent('Case Owner');
    await mine.getByRole('button', { name: /Role of Elin Lund$/u }).click();
    await page.getByRole('option', { name: /^Observer/u }).click();
    await expect
      .element(mine.getByText(refusalText(opportunityRefusals['team.lastOwner'])))
      .toBeVisible();
    await expect
      .element(mine.getByRole('button', { name: /Role of/u }))
      .toMatchTextContent('Case Owner');
  });

  test('sees an added person disappear again, with the reason, when refused', async () => {
    await openOpportunity(opportunity, 'team');
    const before = await countOf();
    const error = refusalText(refusals.unavailable);
    interceptRequests((path) =>
      path.includes('/team/') ? Response.json({ error, code: 'conflict' }, { status: 409 }) : null,
    );
    // At once: what is found for the letters before would be replaced under the pointer.
    const field = page.getByRole('combobox', { name: /^Find a person/u });
    await chooseFirst(field, 'kallio', page.getByRole('option', { name: /Anders Kallio/u }));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByText(error)).toBeVisible();
    await expect.element(team).toHaveLength(before);
  });
});

describe('An Observer', () => {
  beforeEach(() => signInAs('observer@skf.example'));

  test('sees the team, and can change only their own membership', async () => {
    await openOpportunity(opportunity, 'team');
    await expect.element(team.first()).toBeVisible();
    await expect.element(page.getByRole('combobox')).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: /^Remove/u })).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Leave the team' })).toHaveLength(1);
  });
});
