import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import type { Checklist } from '#features/operations/setup/domain/checklist.ts';

beforeEach(() => signInAs('foundry@outrider.example'));

const list = page.getByRole('region', { name: 'Get started' });

/** The product of this run is set up: what is left is answered in its place. */
function answerWith(checklist: Checklist): void {
  let isDismissed = false;
  intercept(/ \/api\/checklist/u, async (_, { pathname }, call) => {
    if (!pathname.endsWith('/dismissal')) {
      return Response.json(
        isDismissed ? { rows: [], sample: null, corporationId: null } : checklist,
      );
    }
    ({ isDismissed } = (await call.json()) as { isDismissed: boolean });
    return new Response(null, { status: 204 });
  });
}

test('Projects begin with what is left to do, and its buttons', async () => {
  answerWith({
    sample: 'absent',
    corporationId: '019a0000-0000-7000-8000-000000000000',
    rows: [
      { kind: 'corporation', isDone: true, name: 'Kvarn', may: true },
      { kind: 'cycle', isDone: false, name: null, may: true },
      { kind: 'companies', isDone: false, name: null, may: false },
      { kind: 'colleagues', isDone: false, name: null, may: true },
      { kind: 'opportunity', isDone: false, name: null, may: true },
    ],
  });
  await openScreen('/projects');
  await expect.element(list).toBeVisible();
  await expect.element(list.getByText('1 of 5')).toBeVisible();
  await expect.element(list.getByText('Kvarn')).toBeVisible();
  const link = (name: string) => list.getByRole('link', { name });
  await expect
    .element(link('Open a scouting cycle'))
    .toHaveAttribute('href', '/admin/corporations/019a0000-0000-7000-8000-000000000000#cycles');
  await expect
    .element(link('Invite colleagues'))
    .toHaveAttribute('href', '/admin/users?open=invite');
  await expect.element(link('Import your companies')).not.toBeInTheDocument();
  await expect.element(list.getByRole('button', { name: 'Add sample data' })).toBeVisible();
  const figure = page.getByText('At risk or off track');
  const top = (of: typeof list) => of.element().getBoundingClientRect().top;
  expect(top(list)).toBeLessThan(top(figure));

  await list.getByRole('button', { name: 'Dismiss Get started' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(list).toBeVisible();
});

test('An installation where all is done shows none', async () => {
  await openScreen('/projects');
  await expect.element(page.getByText('At risk or off track')).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});
