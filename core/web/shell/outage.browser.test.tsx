import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeCollection } from '#core/web/tests/collections.ts';
import { focus, press } from '#core/web/tests/elements.ts';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { goTo, openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { loseDatabase } from '#core/web/tests/outage.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';
import { setViewport } from '#core/web/tests/viewport.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';

const owner = 'owner@skf.example';
beforeEach(() => signInAs(owner));

const main = page.getByRole('main');
const line = main.getByText('Not saved yet: the server cannot be reached. Saving again…');
const unavailable = 'A part of Outrider is not available. Try again in a moment.';

/** It waits, visibly; then it is saved, and told. */
async function expectSaved(bringBack: () => void): Promise<void> {
  await expect.element(line).toBeVisible();
  bringBack();
  await expectToast('All changes were sent.');
  await expect.element(line).not.toBeInTheDocument();
}

async function makeProject(): Promise<ProjectPage> {
  const { data } = await sendRequest<{ data: Opportunity[] }>(owner, '/opportunities?limit=100');
  const opportunity = data.find(({ roles }) => roles?.includes('Case Owner'));
  const project = await sendRequest<ProjectPage>(owner, '/projects', {
    method: 'POST',
    data: { opportunityId: opportunity?.id, name: `Outage ${crypto.randomUUID().slice(0, 8)}` },
  });
  return sendRequest<ProjectPage>(owner, `/projects/${project.id}/milestones`, {
    method: 'POST',
    data: { name: 'Rig ready', dueDate: '2026-05-04' },
  });
}

test('A screen that could not be read says so, and comes back without a click', async () => {
  await openScreen('/collections');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  const bringBack = await loseDatabase();
  await goTo('/radars');
  await expect.element(main.getByText(unavailable)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Try again' }).last()).toBeVisible();
  bringBack();
  await expect.element(main.getByText(unavailable)).not.toBeInTheDocument();
  await expect.element(main.getByRole('link').first()).toBeVisible();
});

test('A milestone that was ticked stays ticked, and is saved afterwards', async () => {
  const project = await makeProject();
  await openScreen(`/project/${project.id}`);
  const milestones = page.getByRole('region', { name: 'Milestones', exact: true });
  const box = milestones.getByRole('checkbox', { name: 'Rig ready reached' });
  await expect.element(box).not.toBeChecked();
  const bringBack = await loseDatabase();
  await box.click({ force: true });
  await expect.element(line).toBeVisible();
  await expect.element(box).toBeChecked();
  await expectSaved(bringBack);
  const stored = await sendRequest<ProjectPage>(owner, `/projects/${project.id}`);
  expect(stored.milestones[0]?.reachedAt).toBeTruthy();
});

test('A name that could not be saved stays in its field, with what to do', async () => {
  const project = await makeProject();
  await openScreen(`/project/${project.id}`);
  await main.getByRole('button', { name: 'Edit the name' }).click();
  const bringBack = await loseDatabase();
  const field = main.getByRole('textbox', { name: 'Name' });
  await field.fill('Typed during the outage');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect.element(main.getByText(unavailable).first()).toBeVisible();
  await expect.element(field).toHaveValue('Typed during the outage');
  bringBack();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Typed during the outage' }))
    .toBeVisible();
});

test('Stars and a note that were given are saved afterwards', async () => {
  const { id, companies } = await makeCollection(owner, 'Outage', { companies: 2 });
  await setViewport(1680, 900);
  await openScreen(`/collection/${id}`);
  const name = companies[0]?.name ?? '';
  const stars = page.getByRole('slider', { name: `Rating of ${name}`, exact: true });
  await expect.element(stars).toBeVisible();
  const bringBack = await loseDatabase();
  await focus(stars);
  await userEvent.keyboard('4');
  await expect.element(stars).toHaveAttribute('aria-valuetext', '4 of 5 stars');
  await page
    .getByRole('table', { name: 'Companies' })
    .getByRole('button', { name })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Quiet, and close by.');
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expectSaved(bringBack);
  await expect
    .poll(() => sendRequest<CompanyNote[]>(owner, `/collections/${id}/notes`))
    .toMatchObject([{ note: 'Quiet, and close by.', rating: 4 }]);
});

test('A comment is stored in the browser, and sent afterwards', async () => {
  await openOpportunity(slewingOpportunityName, 'submissions');
  await page
    .getByRole('table', { name: 'Submissions' })
    .getByRole('rowheader')
    .getByRole('button')
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: 'Submission' });
  await panel.getByRole('tab', { name: 'Discussion' }).click();
  const composer = panel.getByRole('textbox', { name: 'Comment' });
  const text = `Said without a database ${crypto.randomUUID()}`;
  await composer.fill(text);
  const bringBack = await loseDatabase();
  await press(composer, '{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await expect.element(line).toBeVisible();
  await expect.element(panel.getByRole('article').filter({ hasText: text })).toBeVisible();
  bringBack();
  await expect.element(page.getByText('1 change waiting')).not.toBeInTheDocument();
  await reopenScreen();
  await expect.element(panel.getByRole('article').filter({ hasText: text })).toBeVisible();
});

test('What was marked as read stays so, and is saved afterwards', async () => {
  const { data } = await sendRequest<{ data: { id: string }[] }>(owner, '/notifications?limit=1');
  const id = data[0]?.id ?? '';
  await sendRequest(owner, `/notifications/${id}/read`, { method: 'DELETE' });
  await openScreen('/notifications');
  const unread = main.getByRole('button', { name: /^Mark as read: /u }).first();
  const name = (await unread.findElement()).getAttribute('aria-label') ?? '';
  const bringBack = await loseDatabase();
  await unread.click();
  await expect.element(line).toBeVisible();
  const back = main.getByRole('button', { name: name.replace('as read', 'as unread') });
  await expect.element(back.first()).toBeVisible();
  await expectSaved(bringBack);
});
