import { cyclesOf } from '#core/web/tests/cycles.ts';
import { interceptRequests, recordRequests } from '#core/web/tests/requests.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, expectTitle, goBack } from '#core/web/tests/address.ts';
import {
  changeAndPress,
  takeFirst,
  press,
  textsOf,
  pressEscape,
  typeInto,
} from '#core/web/tests/elements.ts';
import { intercept, problem } from '#core/web/tests/intercept.ts';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { expectRest } from '#core/web/tests/rest.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { clearDate, typeDate } from '#core/web/tests/type-date.ts';

const summary = page.getByRole('alert');
const field = (name: string) => page.getByRole('textbox', { name });
const closes = page.getByRole('group', { name: /^Closes/u });
const postButton = page.getByRole('button', { name: 'Post opportunity' });

async function chooseFromMoreMenu(action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Deletes the opportunity that is shown, so that other tests find the data unchanged. */
async function removeOpportunity(): Promise<void> {
  await chooseFromMoreMenu('Delete…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectAddress(/^\/discover/u);
}

const nameOf = (what: string) => `Zinc dust ${what} ${Date.now()}`;

describe('A member of a corporation', () => {
  beforeEach(() => signInAs('member@skf.example'));

  test('is shown the categories that came after the first letters, and keeps them while scrolling', async () => {
    const { promise: typed, resolve: send } = Promise.withResolvers<void>();
    intercept('GET /api/opportunities/facets', async (load) => {
      await typed;
      return load();
    });
    await openScreen('/opportunities/new');
    const categories = page.getByRole('combobox', { name: 'Categories' });
    await typeInto(categories, 'sens');
    await expect.element(page.getByText('Looking…')).toBeVisible();
    send();
    await takeFirst(page.getByRole('option', { name: 'Sensing' }));
    // One that is chosen closes the list, which an arrow opens.
    await expect.element(page.getByRole('button', { name: 'Remove Sensing' })).toBeVisible();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await press(categories, '{ArrowDown}');
    await expect.element(page.getByRole('option', { name: 'Materials' })).toBeVisible();
    await typeInto(categories, 'nothing of the kind');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();

    const people = page.getByRole('combobox', { name: /^Find a person/u });
    await typeInto(people, 'kallio');
    await expect.element(page.getByRole('option', { name: /Anders Kallio/u })).toBeVisible();
    window.dispatchEvent(new Event('scroll'));
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(people).toHaveValue('kallio');
  });

  test('posts before the cycles have come, in the running one', async () => {
    const { promise: pressed, resolve: send } = Promise.withResolvers<void>();
    intercept(/^GET \/api\/corporations\/[\w-]+\/cycles$/u, async (load) => {
      await pressed;
      return load();
    });
    await openScreen('/opportunities/new');
    const name = nameOf('at once');
    await field('Name').fill(name);
    await postButton.click();
    await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    send();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await removeOpportunity();
  });

  test('sees validation errors at their fields, and loses no input', async () => {
    const { running } = await cyclesOf('member@skf.example');
    await openScreen('/opportunities/new');
    await expect.element(page.getByRole('button', { name: running })).toBeVisible();
    await typeDate(closes, '31', '01', '2020');
    await field('Reward').fill('a lot');
    await field('Link').fill('javascript:alert(1)');
    await field('Introduction').fill('Words that stay.');
    await postButton.click();
    await expect.element(summary).toMatchTextContent('Please fix 4 fields.');
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('button', { name: 'Name' }).click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Name')).toHaveAccessibleDescription('Enter a name.');
    await field('Name').fill('x'.repeat(199));
    await userEvent.keyboard('xx');
    await expect.element(field('Name')).toHaveValue('x'.repeat(200));
    await expect.element(summary).toMatchTextContent('3 fields');
    await expect.element(field('Introduction')).toHaveValue('Words that stay.');

    await clearDate(closes);
    await field('Reward').fill('');
    await field('Link').fill('');
    // An error that only the server detects is shown at its field, too.
    interceptRequests((path) =>
      path === '/api/opportunities'
        ? Response.json(
            {
              error: 'Some of what was sent cannot be used.',
              code: 'invalid',
              details: [{ field: 'body.name', problem: 'no, not that.' }],
            },
            { status: 400 },
          )
        : null,
    );
    await postButton.click();
    await expect.element(field('Name')).toHaveAccessibleDescription('No, not that.');
    await expect.element(field('Introduction')).toHaveValue('Words that stay.');
  });

  test('writes a date in the order of the own locale, or chooses it from a month', async () => {
    await openScreen('/opportunities/new');
    const parts = closes.getByRole('spinbutton');
    await expect.element(parts.first()).toBeVisible();
    // British, as the browser of the tests: day, month, year.
    expect(parts.elements().map((part) => part.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^day/u),
      expect.stringMatching(/^month/u),
      expect.stringMatching(/^year/u),
    ]);
    await typeDate(closes, '24', '12', '2031');
    await closes.getByRole('button', { name: /^Calendar/u }).click();
    await page.getByRole('button', { name: /26 December 2031/u }).click();
    await expect.poll(() => textsOf(parts)).toEqual(['26', '12', '2031']);
  });

  test('finds an unsaved draft again, and can discard it', async () => {
    await openScreen('/opportunities/new');
    const name = nameOf('half written');
    await field('Name').fill(name);
    await field('Business need').fill('Half a sentence');
    await reopenScreen();
    await expect.element(page.getByText('Draft restored')).toBeVisible();
    await expect.element(field('Name')).toHaveValue(name);
    await expect.element(field('Business need')).toHaveValue('Half a sentence');

    // Also after visiting another page.
    await page.getByRole('link', { name: 'Projects' }).first().click();
    await expectAddress('/projects');
    goBack();
    await expect.element(field('Name')).toHaveValue(name);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(field('Name')).toHaveValue('');
    await reopenScreen();
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(page.getByText('Draft restored')).toHaveLength(0);
  });

  test('posts an opportunity with the keyboard only', async () => {
    const name = nameOf('by keyboard');
    const cycles = await cyclesOf('member@skf.example');
    const requests = recordRequests();
    await openScreen('/discover');
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog').getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('New opp');
    const command = page.getByRole('menuitem', { name: 'New opportunity' });
    await expect.element(command).toBeVisible();
    // With the answers of the server, the marked entry may be another one.
    await expect
      .poll(() => requests.some(({ searchParams }) => searchParams.get('q') === 'New opp'))
      .toBe(true);
    await expectRest();
    await expect
      .poll(async () => {
        const isMarked = command.element().hasAttribute('data-focused');
        if (!isMarked) await userEvent.keyboard('{ArrowDown}');
        return isMarked;
      })
      .toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: cycles.running })).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      await userEvent.keyboard('{Tab}');
      if (field('Name').element() === document.activeElement) break;
    }
    await userEvent.keyboard(name);
    // Enter in a field does not submit a long form; Control and Enter does.
    await userEvent.keyboard('{Enter}');
    await expectAddress('/opportunities/new');
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: cycles.before })).toBeVisible();
    await pressEscape();
    await expect.element(page.getByRole('button', { name: cycles.running })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectTitle(name);
    await removeOpportunity();
  });
});

describe('The foundry', () => {
  beforeEach(() => signInAs('foundry@outrider.example'));

  test('chooses the corporation of an opportunity, and opens a cycle for it', async () => {
    const { running } = await cyclesOf('member@skf.example');
    const cycle = `Winter ${Date.now()}`;
    await openScreen('/opportunities/new');
    await postButton.click();
    await expect.element(summary).toMatchTextContent('Choose the corporation.');
    await page.getByRole('button', { name: /^Choose a corporation/u }).click();
    await page.getByRole('option', { name: 'SKF' }).click();
    await page.getByRole('button', { name: /Scouting cycle/u }).click();
    await page.getByRole('option', { name: 'New cycle…' }).click();
    const fields = page.getByRole('group', { name: 'New scouting cycle' });
    await fields.getByRole('button', { name: 'Open the cycle' }).click();
    await expect.element(fields.getByText('Choose the first day.')).toBeVisible();
    await fields.getByRole('textbox', { name: 'Name of the cycle' }).fill(running);
    const dayIn = (name: string) => fields.getByRole('group', { name });
    await typeDate(dayIn('First day'), '01', '01', '2031');
    await typeDate(dayIn('Last day'), '01', '01', '2030');
    await fields.getByRole('button', { name: 'Open the cycle' }).click();
    await expect.element(fields.getByText('It must close after it opens.')).toBeVisible();
    await typeDate(dayIn('Last day'), '31', '03', '2031');
    await fields.getByRole('button', { name: 'Open the cycle' }).click();
    await expect.element(fields.getByRole('alert')).toMatchTextContent(`“${running}” already`);
    await fields.getByRole('textbox', { name: 'Name of the cycle' }).fill(cycle);
    await fields.getByRole('button', { name: 'Open the cycle' }).click();
    await expect.element(fields).toHaveLength(0);
    const name = nameOf('in a new cycle');
    await field('Name').fill(name);
    await postButton.click();
    await expectTitle(name);
    await expect.element(page.getByRole('main').getByText(cycle)).toBeVisible();
    // Whoever posts it is on its team, and sees what comes next.
    const steps = page.getByRole('region', { name: 'Next steps' });
    await steps.getByRole('link', { name: 'Invite the case team' }).click();
    await expectAddress(/\?tab=team$/u);
    await expect
      .element(page.getByRole('list', { name: 'Case team' }).getByRole('listitem'))
      .toMatchTextContent('Case Owner');
    await removeOpportunity();
  });
});

describe('An Observer', () => {
  beforeEach(() => signInAs('observer@skf.example'));

  test('sees no controls to edit an opportunity, and a message at the URL of the form', async () => {
    await openOpportunity();
    await expect
      .element(page.getByRole('heading', { level: 1, name: slewingOpportunityName }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Edit' })).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'More actions' })).toHaveLength(0);
    await openScreen(`${window.location.pathname}/edit`);
    await expect.element(page.getByText('You don’t have access to this page')).toBeVisible();
  });
});

describe('Without a corporation to post for', () => {
  const noCorporations = () =>
    intercept('GET /api/corporations', () => Promise.resolve(Response.json([])));

  test('a Superuser is told what comes first, and not that they may not', async () => {
    await signInAs('superuser@outrider.example');
    noCorporations();
    await openScreen('/opportunities/new');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'No corporation yet' }))
      .toBeVisible();
    await page.getByRole('link', { name: 'Go to Corporations' }).click();
    await expectAddress('/admin/corporations');
  });

  test('a list of them that failed is not said to be empty', async () => {
    await signInAs('superuser@outrider.example');
    const mend = intercept('GET /api/corporations', () => problem(500, 'It failed.'));
    await openScreen('/opportunities/new');
    const failed = page.getByRole('heading', { name: 'The corporations could not be loaded' });
    await expect.element(failed).toBeVisible();
    await expect.element(page.getByText('No corporation yet')).not.toBeInTheDocument();
    await changeAndPress(mend, page.getByRole('button', { name: 'Try again' }).first());
    await expect.element(page.getByRole('heading', { name: 'New opportunity' })).toBeVisible();
  });
});

describe('The Case Owner', () => {
  beforeEach(() => signInAs('owner@skf.example'));

  test('cannot delete an opportunity with submissions, and sees what to do instead', async () => {
    await openOpportunity();
    await chooseFromMoreMenu('Delete…');
    const dialog = page.getByRole('dialog');
    // What cannot be undone does not look like the main action.
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'var(--color-accent)';
    const main = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const button = await dialog.getByRole('button', { name: 'Delete' }).findElement();
    expect(getComputedStyle(button).backgroundColor).not.toBe(main);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Close it instead');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect
      .element(page.getByRole('heading', { level: 1, name: slewingOpportunityName }))
      .toBeVisible();
  });
});
