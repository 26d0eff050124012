import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import type { SystemOverview } from '#features/operations/system/domain/system.ts';

test('The parts of the system, the index built again, and settings without secrets', async () => {
  await signInAs('foundry@outrider.example');
  await openScreen('/admin/system');
  const parts = page.getByRole('list', { name: 'Parts' });
  for (const name of ['Database', 'Disk', 'Search index', 'Email']) {
    await expect
      .element(parts.getByRole('listitem').filter({ hasText: name }).first())
      .toBeVisible();
  }
  const ready = page.getByRole('button', { name: 'Reindex', exact: true });
  await expect.element(ready).toBeEnabled();
  // A fast machine would be ready before a slow one has looked.
  const seen = Promise.withResolvers<void>();
  intercept('GET /api/search/status', async (send) => {
    await seen.promise;
    return send();
  });
  await ready.click();
  await expect.element(page.getByRole('button', { name: 'Reindexing…' })).toBeVisible();
  seen.resolve();
  await expect.element(ready).toBeEnabled();
  const pages = page.getByRole('navigation', { name: 'System', exact: true });
  await pages.getByRole('link', { name: 'Settings' }).click();
  await expectAddress('/admin/settings');
  const row = page.getByRole('row').filter({ hasText: 'AUTH_SECRET' });
  await expect.element(row.getByText(/^Not set$|^Set, not shown$/u)).toBeVisible();
  await pages.getByRole('link', { name: 'Jobs' }).click();
  await page.getByRole('radio', { name: 'Failed' }).click();
  await expectAddress('/admin/jobs?state=failed');
});

test('Nodes: what each leads, which is silent, and that two versions run side by side', async () => {
  await signInAs('foundry@outrider.example');
  intercept('GET /api/system', async (send) => {
    const answer: SystemOverview = await (await send()).json();
    const [own] = answer.nodes;
    const other = { ...own, isThis: false, leads: [], index: null };
    const nodes = [
      { ...own, leads: ['audit chain', 'backups'], index: '6.12' },
      { ...other, id: crypto.randomUUID(), name: 'b:3000', version: '0.0.9' },
      { ...other, id: crypto.randomUUID(), name: 'c:3000', version: '0.0.8', isSilent: true },
    ];
    return Response.json({ ...answer, nodes });
  });
  await openScreen('/admin/system');
  const rows = page.getByRole('list', { name: 'Nodes' }).getByRole('listitem');
  for (const words of [
    /Leads audit chain and backups. Reads search index 6.12..*Answers you/u,
    /b:3000Leads nothing./u,
    /c:3000.*Silent/u,
  ]) {
    await expect.element(rows.filter({ hasText: words })).toBeVisible();
  }
  // A silent one runs nothing.
  await expect.element(page.getByText(/^2 versions run side by side/u)).toBeVisible();
});
