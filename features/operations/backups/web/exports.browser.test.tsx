import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const foundry = 'foundry@outrider.example';

test('Each corporation is exported from one page, with who agreed to be in it', async () => {
  const corporations = await sendRequest<{ id: string; name: string }[]>(foundry, '/corporations');
  const { id } = corporations.find(({ name }) => name === 'Halden Marine') ?? {};
  await signInAs(foundry);
  const bodies: unknown[] = [];
  intercept('POST /api/exports', async (_send, _url, request) => {
    bodies.push(await request.json());
    return Response.json({}, { status: 500 });
  });
  await openScreen('/admin/exports');
  const rows = page.getByRole('list', { name: 'Exports' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(corporations.length);
  const row = rows.filter({ hasText: 'Halden Marine' });
  await expect.element(row.getByText(/^\d+ of \d+ people agreed\./u)).toBeVisible();
  await row.getByRole('button', { name: 'Export Halden Marine' }).click();
  await expect.poll(() => bodies).toMatchObject([{ what: 'corporation', id, format: 'zip' }]);
});
