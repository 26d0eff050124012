import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { press } from '#core/web/tests/elements.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { setViewport } from '#core/web/tests/viewport.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

const foundry = 'foundry@outrider.example';

/** A project that only this test changes, of a corporation whose projects no other test counts. */
async function makeProject(): Promise<ProjectPage> {
  const corporations = await sendRequest<{ id: string; name: string }[]>(foundry, '/corporations');
  const corporation = corporations.find(({ name }) => name === 'Halden Marine');
  const project = await sendRequest<ProjectPage>(foundry, '/projects', {
    method: 'POST',
    data: {
      name: `Test of dates ${crypto.randomUUID().slice(0, 8)}`,
      corporationId: corporation?.id,
      startDate: '2026-10-01',
      endDate: '2027-03-31',
    },
  });
  onTestFinished(async () => {
    await sendRequest(foundry, `/projects/${project.id}`, { method: 'DELETE' });
  });
  return project;
}
const stored = ({ id }: ProjectPage) => sendRequest<ProjectPage>(foundry, `/projects/${id}`);

test('A bar is moved by keyboard, Escape discards, and Undo moves it back', async () => {
  const project = await makeProject();
  await signInAs(foundry);
  await openScreen(`/projects?view=timeline&q=${encodeURIComponent(project.name)}`);
  const bar = page.getByRole('button', { name: `${project.name}:` });
  await press(bar, '{ArrowRight}{ArrowRight}{Escape}');
  await press(bar, '{PageUp}{ArrowLeft}{Enter}');
  await expect
    .poll(() => stored(project))
    .toMatchObject({ startDate: '2026-10-28T00:00:00.000Z', endDate: '2027-04-27T00:00:00.000Z' });
  await undo(`Changed the dates of ${project.name}.`);
  await expectToast(`Changed ${project.name} back.`);
  expect(await stored(project)).toMatchObject({
    startDate: '2026-10-01T00:00:00.000Z',
    endDate: '2027-03-31T00:00:00.000Z',
  });
});

test('With Shift only the end moves', async () => {
  const project = await makeProject();
  await signInAs(foundry);
  await openScreen(`/projects?view=timeline&q=${encodeURIComponent(project.name)}`);
  const bar = page.getByRole('button', { name: `${project.name}:` });
  await press(bar, '{Shift>}{ArrowRight}{/Shift}{Enter}');
  await expectToast(`Changed the dates of ${project.name}.`);
  expect(await stored(project)).toMatchObject({
    startDate: '2026-10-01T00:00:00.000Z',
    endDate: '2027-04-01T00:00:00.000Z',
  });
});

test('A card is dropped on another phase; a pilot without a charter asks for a reason', async () => {
  const project = await makeProject();
  await signInAs(foundry);
  await setViewport(1700, 900);
  await openScreen(`/projects?view=board&q=${encodeURIComponent(project.name)}`);
  const column = (phase: string) => page.getByRole('region', { name: phase, exact: true });
  const card = (phase: string) => column(phase).getByRole('row', { name: project.name });
  await card('Discovery').dropTo(column('Proof of concept').getByRole('grid'));
  await expectToast(`Moved ${project.name} to Proof of concept.`);
  await expect.element(card('Proof of concept')).toBeVisible();

  await card('Proof of concept').dropTo(column('Pilot').getByRole('grid'));
  const dialog = page.getByRole('dialog', { name: 'A pilot begins with a charter' });
  await dialog.getByRole('textbox').fill('Agreed by letter.');
  await userEvent.keyboard('{Tab}');
  await dialog.getByRole('button', { name: 'Begin without a charter' }).click();
  await expect.element(card('Pilot')).toBeVisible();
  await expect.poll(async () => (await stored(project)).phase).toBe('Pilot');
  await reopenScreen();
  await expect.element(card('Pilot')).toBeVisible();
});

test('Who may not edit a project cannot move it', async () => {
  await signInAs('observer@skf.example');
  await openScreen('/projects?view=timeline');
  await expect.element(page.getByText('Today')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /: .+ – /u })).toHaveLength(0);
});
