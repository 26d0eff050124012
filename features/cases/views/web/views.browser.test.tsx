import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { pressEscape } from '#core/web/tests/elements.ts';
import { intercept, problem } from '#core/web/tests/intercept.ts';
import {
  findOpportunity,
  openOpportunity,
  slewingOpportunityName,
} from '#core/web/tests/open-opportunity.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

const owner = 'owner@skf.example';
const someName = () => `View ${Math.random().toString(36).slice(2)}`;
const viewsButton = () => page.getByRole('button', { name: /^Views/u });
const buttonOf = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, view`, 'u') });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });

const made: string[] = [];
afterEach(async () => {
  for (const id of made.splice(0))
    await sendRequest(owner, `/views/${id}`, { method: 'DELETE' }).catch(() => {});
});

/** Saves a view of the submissions beside the page. */
async function saveView(search: Readonly<Record<string, string>>, name = someName()) {
  const opportunityId = await findOpportunity(slewingOpportunityName);
  const data = { screen: 'submissions', opportunityId, name, search, isShared: false };
  const { id } = await sendRequest<{ id: string }>(owner, '/views', { method: 'POST', data });
  made.push(id);
  return { id, name };
}

test('A view is saved, opened, changed, renamed, deleted and restored', async () => {
  await signInAs(owner);
  const name = someName();
  await openOpportunity(slewingOpportunityName, 'submissions', '&stage=Screening');
  await viewsButton().click();
  await item('Save view…').click();
  const field = dialog('Save view').getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveFocus();
  await field.fill(name);
  const broken = intercept('POST /api/views', () => problem(409, 'There is one already.'));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Save view')).toMatchTextContent('There is one already.');
  await expect.element(field).toHaveValue(name);
  broken();
  await userEvent.keyboard('{Enter}');
  await expectToast(`Saved ${name}.`);
  await expect.element(buttonOf(name)).toBeVisible();
  await expectAddress(/saved=/u);

  await buttonOf(name).click();
  await item('All submissions').click();
  await expectAddress(/^(?!.*(?:saved|stage)=)/u);
  await viewsButton().click();
  await item(new RegExp(name, 'u')).click();
  await expectAddress(/stage=Screening/u);
  await reopenScreen();
  await expect.element(buttonOf(name)).toBeVisible();

  await page.getByRole('radio', { name: 'Board' }).click();
  await expect.element(page.getByRole('button', { name: `${name}, view, changed` })).toBeVisible();
  await buttonOf(name).click();
  await item('Save changes').click();
  await expectToast(`Saved the changes of ${name}.`);
  await expect
    .element(page.getByRole('button', { name: `${name}, view`, exact: true }))
    .toBeVisible();

  await buttonOf(name).click();
  await item('Rename or share…').click();
  await dialog('Rename or share view').getByRole('textbox', { name: 'Name' }).fill(`${name} b`);
  await userEvent.keyboard('{Enter}');
  await expectToast(`Saved the changes of ${name} b.`);
  await buttonOf(`${name} b`).click();
  await item('Delete').click();
  await expect.element(viewsButton()).toBeVisible();
  await undo();
  await expectToast(`Restored ${name} b.`);
  await viewsButton().click();
  await item(new RegExp(`${name} b`, 'u')).click();
  await buttonOf(`${name} b`).click();
  await item('Delete').click();
  await expectToast(`Deleted ${name} b.`);
});

test('A link with a view alone shows it; what is cleared then stays cleared', async () => {
  await signInAs(owner);
  const { id, name } = await saveView({ find: 'bearing' });
  await openOpportunity(slewingOpportunityName, 'submissions', `&saved=${id}`);
  await expectAddress(/find=bearing/u);
  await expect.element(buttonOf(name)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('');
  await expect.element(page.getByRole('button', { name: `${name}, view, changed` })).toBeVisible();
  await expectAddress(/^(?!.*find=)/u);
});

test('What of a view does not exist any more is said, and the rest is applied', async () => {
  await signInAs(owner);
  const { id } = await saveView({ stage: 'Boarding', source: 'public' });
  await openOpportunity(slewingOpportunityName, 'submissions', `&saved=${id}`);
  await expect
    .element(page.getByText('the stage “Boarding” no longer exists. The rest is applied.'))
    .toBeVisible();
  await expectAddress(/source=public/u);
  await expectAddress(/^(?!.*stage=)/u);
});

test('A view that is not there is said to be', async () => {
  await signInAs(owner);
  await openScreen('/projects?saved=0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11');
  await expect
    .element(
      page.getByText(
        'This view was deleted, is not shared with you, or is of another corporation.',
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectAddress(/^(?!.*saved=)/u);
});

test('Views that others share are opened, and saved as one’s own; who may not share is not asked', async () => {
  await signInAs('observer@skf.example');
  for (const [path, list, name] of [
    ['/projects', 'projects', 'At risk'],
    ['/discover', 'opportunities', 'Open, next deadline first'],
  ] as const) {
    await openScreen(path);
    await viewsButton().click();
    await expect.element(item(`All ${list}`)).toBeVisible();
    await item(new RegExp(name, 'u')).click();
    await buttonOf(name).click();
    await expect.element(item('Delete')).not.toBeInTheDocument();
    await item('Save as…').click();
    await expect.element(dialog('Save view').getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect
      .element(page.getByRole('checkbox', { name: /^Share with/u }))
      .not.toBeInTheDocument();
    await pressEscape();
  }
});
