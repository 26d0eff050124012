import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { sampleDataRefusals } from '#features/operations/sample-data/domain/refusals.ts';
import type { SampleData } from '#features/operations/sample-data/domain/sample-data.ts';

beforeEach(() => signInAs('superuser@outrider.example'));

const there: SampleData = {
  corporationId: '019a0000-0000-7000-8000-000000000000',
  companyIds: [],
  addedAt: '2027-01-01T00:00:00.000Z',
  counts: {
    opportunities: 3,
    submissions: 13,
    projects: 2,
    companies: 24,
    collections: 1,
    comments: 0,
    files: 1,
  },
  since: 2,
  people: 1,
};

/** The product of this run keeps its own data: adding and removing are answered in its place. */
function answerWith(first: SampleData | null, isRefused = false): void {
  let sample = first;
  intercept(/ \/api\/sample-data/u, async (_send, _address, { method }) => {
    if (method === 'GET') return Response.json({ sample });
    if (isRefused) {
      const entry = sampleDataRefusals['sampleData.absent'];
      return Response.json(
        { code: entry.code, error: refusalText(entry) },
        { status: entry.status },
      );
    }
    sample = method === 'POST' ? there : null;
    return method === 'POST'
      ? Response.json({ corporationId: there.corporationId })
      : new Response(null, { status: 204 });
  });
}

const section = page.getByRole('region', { name: 'Sample data' });
const dialog = page.getByRole('dialog', { name: 'Remove sample data?' });

test('Sample data is added below the corporations, and removed after what goes was said', async () => {
  answerWith(null);
  await openScreen('/admin/corporations');
  await section.getByRole('button', { name: 'Add sample data' }).click();
  await expect.element(page.getByText('Sample data is added.')).toBeVisible();
  await section.getByRole('button', { name: 'Remove sample data…' }).click();
  await expect
    .element(
      dialog.getByText(
        '3 opportunities, 13 submissions, 2 projects, 24 companies, 1 collection, and 1 file are removed, with everything else in them.',
      ),
    )
    .toBeVisible();
  await expect
    .element(dialog.getByText('2 of them were added by people since. They go, too.'))
    .toBeVisible();
  await expect
    .element(dialog.getByText('1 account of its corporation stays, without a corporation.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Remove sample data' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByRole('button', { name: 'Add sample data' })).toBeVisible();
});

test('A refused removal says why, and the dialog stays', async () => {
  answerWith(there, true);
  await openScreen('/admin/corporations');
  await section.getByRole('button', { name: 'Remove sample data…' }).click();
  await dialog.getByRole('button', { name: 'Remove sample data' }).click();
  await expect
    .element(dialog.getByText('There is no sample data. Someone else may have removed it.'))
    .toBeVisible();
});

test('The foundry, which may not manage it, sees nothing of it', async () => {
  await signInAs('foundry@outrider.example');
  await openScreen('/admin/corporations');
  await expect.element(page.getByRole('heading', { name: 'Corporations' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});
