import { recordAnswers } from '#core/web/tests/requests.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { textsOf } from '#core/web/tests/elements.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const parts = page.getByRole('navigation', { name: 'Parts of the opportunity' }).getByRole('link');

describe('Somebody without a role', () => {
  beforeEach(() => signInAs('member@skf.example'));

  test('sees no case team on cards, on the page, or in a response', async () => {
    const answers = recordAnswers('/api/opportunities');
    await openScreen('/discover');
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(page.getByText('Case team:')).toHaveLength(0);

    await openOpportunity();
    await expect
      .poll(() => textsOf(parts))
      .toEqual(['Brief', expect.stringMatching(/^Submissions/u), 'Matches']);
    await openScreen(`${window.location.pathname}?tab=team`);
    await expect
      .element(page.getByRole('heading', { name: 'You don’t have access to the team' }))
      .toBeVisible();

    const said = await answers();
    expect(said).toContain(slewingOpportunityName);
    expect(said).not.toContain('"team"');
    expect(said).not.toContain('Elin');
  });
});

describe('The Case Owner', () => {
  beforeEach(() => signInAs('owner@skf.example'));

  test('sees the members of the team and their roles', async () => {
    await openOpportunity(slewingOpportunityName, 'team');
    const team = page.getByRole('list', { name: 'Case team' }).getByRole('listitem');
    await expect.element(team).toHaveLength(4);
    for (const [name, role] of [
      ['Elin Lund', 'Case Owner'],
      ['Arvid Kvist', 'Business Developer'],
      ['Petra Toivonen', 'Observer'],
    ] as const) {
      await expect.element(team.filter({ hasText: name })).toMatchTextContent(role);
    }
    await reopenScreen();
    await expect.element(team).toHaveLength(4);
  });

  test('sees the address of each member and of each person found, and no name made from it', async () => {
    await openOpportunity(slewingOpportunityName, 'team');
    const team = page.getByRole('list', { name: 'Case team' }).getByRole('listitem');
    const arvid = team.filter({ hasText: 'Arvid Kvist' });
    await expect.element(arvid.getByRole('link', { name: 'developer@skf.example' })).toBeVisible();
    await expect.element(arvid.getByText('SKF', { exact: true })).not.toBeInTheDocument();
    await userEvent.type(page.getByRole('combobox', { name: /^Find a person/u }), 'kallio');
    const option = page.getByRole('option', { name: /Anders Kallio/u });
    await expect
      .element(option.getByText('anders.kallio@skf.example', { exact: true }))
      .toBeVisible();
  });

  test('sees no team of an opportunity where they have no role', async () => {
    await openOpportunity('Seals without fluorine');
    await expect.element(parts).toHaveLength(3);
    await expect.element(parts.filter({ hasText: 'Team' })).not.toBeInTheDocument();
  });
});

test.each(['observer@skf.example', 'champion@skf.example', 'foundry@outrider.example'])(
  '%s sees the avatars of the case team on a card',
  async (person) => {
    await signInAs(person);
    await openScreen('/discover?q=slewing');
    const card = page.getByRole('article').filter({ hasText: slewingOpportunityName });
    await expect.element(card.getByText(/^Case team: .*Elin Lund/u)).toHaveLength(1);
  },
);
