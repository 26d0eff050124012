import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { undo } from '#core/web/tests/toasts.ts';
import { typeDate } from '#core/web/tests/type-date.ts';

const owner = 'owner@skf.example';
const foundry = 'foundry@outrider.example';

let count = 0;
/** A project on a case of the signed-in Case Owner, with a name of its own. */
async function make(more: object = {}): Promise<ProjectPage> {
  const { data } = await sendRequest<{ data: Opportunity[] }>(owner, '/opportunities?limit=100');
  const opportunity = data.find(({ roles }) => roles?.includes('Case Owner'));
  const name = `Page ${(count += 1)} ${crypto.randomUUID().slice(0, 8)}`;
  return sendRequest(owner, '/projects', {
    method: 'POST',
    data: { opportunityId: opportunity?.id, name, ...more },
  });
}
const current = ({ id }: ProjectPage) => sendRequest<ProjectPage>(owner, `/projects/${id}`);
const post = (project: ProjectPage, path: string, data: object) =>
  sendRequest<ProjectPage>(owner, `/projects/${project.id}${path}`, { method: 'POST', data });
const put = (project: ProjectPage, data: object, path = '') =>
  sendRequest<ProjectPage>(foundry, `/projects/${project.id}${path}`, { method: 'PUT', data });
const open = async (project: ProjectPage) => {
  await openScreen(`/project/${project.id}`);
  await expect.element(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const section = (name: string) => page.getByRole('region', { name, exact: true });

describe('Somebody who may change the project', () => {
  beforeEach(() => signInAs(owner));

  test('ticks a milestone, moves its date, deletes it and takes that back', async () => {
    const project = await make();
    await post(project, '/milestones', { name: 'Rig ready', dueDate: '2026-05-04' });
    await open(project);
    const milestones = section('Milestones');
    await milestones.getByRole('checkbox', { name: 'Rig ready reached' }).click({ force: true });
    await expect.poll(async () => (await current(project)).milestones[0]?.reachedAt).toBeTruthy();
    await milestones.getByRole('button', { name: /^Due date of Rig ready/u }).click();
    const field = page.getByRole('dialog', { name: 'Due date of Rig ready' });
    await typeDate(field.getByRole('group'), '14', '05', '2026');
    await field.getByRole('button', { name: 'Save' }).click();
    await expect.element(milestones.getByText('moved 1 time, 10 days in all')).toBeVisible();
    await milestones.getByRole('button', { name: 'Delete Rig ready' }).click();
    await expect.element(milestones.getByText('No milestones yet.')).toBeVisible();
    // The toasts of the earlier changes offer Undo, too.
    await undo('Rig ready was deleted.');
    await expect.element(milestones.getByText('moved 1 time, 10 days in all')).toBeVisible();
  });

  test('sees where the system it came from differs, and what could not be synchronised', async () => {
    const { corporation } = await make();
    const source = `Jira ${crypto.randomUUID().slice(0, 8)}`;
    const path = `/projects/external/${source}/P-1?corporationId=${corporation.id}`;
    const sync = (data: object) =>
      sendRequest<{ projectId: string }>(foundry, path, { method: 'PUT', data });
    const updatedAt = '2026-06-01T08:00:00Z';
    const { projectId } = await sync({ name: source, endDate: '2027-05-12', updatedAt });
    const sources = await sendRequest<{ id: string; source: string }[]>(
      foundry,
      '/projects/sources',
    );
    const own = sources.find((one) => one.source === source);
    await sendRequest(foundry, `/projects/sources/${own?.id}`, {
      method: 'PUT',
      data: { masters: ['name'] },
    });
    const project = await sendRequest<ProjectPage>(foundry, `/projects/${projectId}`);
    await put(project, { version: project.version, endDate: '2027-06-03' });
    await expect(sync({ name: '', updatedAt: '2026-06-02T08:00:00Z' })).rejects.toThrow('400');
    await open(project);
    const differences = page.getByRole('list', { name: 'Differences' });
    await expect.element(differences).toMatchTextContent(/^End date theirs .*12.*, ours .*3/u);
    await expect
      .element(page.getByRole('list', { name: 'Not synchronised' }))
      .toMatchTextContent(/^Not synchronised .*: Name: This must not be empty/u);
  });

  test('is asked for the charter before a pilot, and may begin it with a reason', async () => {
    const project = await make();
    await open(project);
    await button('Move to Pilot').click();
    const dialog = page.getByRole('dialog', { name: 'A pilot begins with a charter' });
    const begin = dialog.getByRole('button', { name: 'Begin without a charter' });
    await expect.element(begin).toBeDisabled();
    await dialog.getByRole('textbox').fill('Agreed with the board.');
    await begin.click();
    await expect.poll(async () => (await current(project)).phase).toBe('Pilot');
    await expect.element(section('History').getByText('Agreed with the board.')).toBeVisible();
  });

  test('is asked for a decision on its date, and extends once', async () => {
    const project = await make();
    const charter = {
      criteria: [{ name: 'Drift', target: '< 0.5' }],
      decisionDate: '2026-01-10',
      companyOwner: 'Ann Chen',
      version: 0,
      ownerId: project.owner?.id,
    };
    await put(project, charter, '/charter');
    await put(project, { version: 1, phase: 'Pilot' });
    await open(project);
    const charterSection = section('Pilot charter');
    await expect.element(charterSection.getByText(/extend it once\?/u)).toBeVisible();
    await charterSection.getByRole('button', { name: 'Extend…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Extend the pilot' });
    await typeDate(dialog.getByRole('group'), '20', '01', '2026');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Late parts.');
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expect.element(charterSection.getByRole('button', { name: 'Extend…' })).toHaveLength(0);
    await expect.element(charterSection.getByText(/Scale or stop\?/u)).toBeVisible();
  });

  test('posts an update with a file', async () => {
    const project = await make();
    await open(project);
    const updates = section('Updates');
    await updates.getByRole('textbox', { name: 'Update' }).fill('All **values** are met.');
    const file = new File(['a,b\n1,2\n'], 'values.csv', { type: 'text/csv' });
    await updates.getByLabelText('Files to attach').upload(file);
    await expect.element(updates.getByRole('button', { name: 'Remove values.csv' })).toBeVisible();
    const { promise: addition, resolve: answer } = Promise.withResolvers<void>();
    intercept(`POST /api/projects/${project.id}/updates`, async (post) => {
      await addition;
      return post();
    });
    await updates.getByRole('button', { name: 'Post update' }).click();
    // What is written while it is sent stays.
    await updates.getByRole('textbox', { name: 'Update' }).fill('More follows.');
    answer();
    await expect.element(updates.getByText('values', { exact: true })).toBeVisible();
    await expect.element(updates.getByRole('button', { name: 'Post update' })).toBeEnabled();
    await expect
      .element(updates.getByRole('textbox', { name: 'Update' }))
      .toHaveValue('More follows.');
    await expect
      .poll(async () => (await current(project)).updates)
      .toMatchObject([{ files: [{ name: 'values.csv' }] }]);
    await expect
      .element(page.getByRole('region', { name: 'Files' }).getByText('values.csv'))
      .toBeVisible();
  });

  test('keeps what is written when somebody else changes the description', async () => {
    const project = await make({ description: 'First.' });
    await open(project);
    await button('Edit description').click();
    const description = section('Description');
    await description.getByRole('textbox', { name: /^Description/u }).fill('Mine.');
    await put(project, { version: 1, description: 'Theirs.', health: 'at risk' });
    await description.getByRole('button', { name: 'Save' }).click();
    await expect.element(description.getByText('Someone else has changed it')).toBeVisible();
    await expect.element(description.getByText('Theirs.')).toBeVisible();
    expect((await current(project)).description).toBe('Theirs.');
    await description.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => current(project))
      .toMatchObject({ description: 'Mine.', health: 'at risk' });
  });
});

test('Somebody without the right sees who may, and no controls', async () => {
  await signInAs('member@skf.example');
  const project = await make();
  await post(project, '/milestones', { name: 'Rig ready', dueDate: '2026-05-04' });
  await open(project);
  await expect
    .element(page.getByText(/^Only Superusers, foundry users, the project’s owner/u))
    .toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main.getByText('Rig ready').first()).toBeVisible();
  const names = /^(?:Add|Edit|Delete|Move to|Post|Write|Change|Record|Due date)/u;
  await expect.element(main.getByRole('button', { name: names })).toHaveLength(0);
});

test('A project of another corporation is not there', async () => {
  await signInAs('member@norrland.example');
  const project = await make();
  await openScreen(`/project/${project.id}`);
  await expect.element(page.getByText('This project does not exist')).toBeVisible();
});
