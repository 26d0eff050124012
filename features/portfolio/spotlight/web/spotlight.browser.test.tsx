import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import type { Arrangement } from '#features/portfolio/spotlight/domain/block.ts';
import type { Spotlight } from '#features/portfolio/spotlight/domain/spotlight.ts';

const foundry = 'foundry@outrider.example';

test('a page shows its blocks with the reason and the count on each item', async () => {
  await signInAs('owner@skf.example');
  await openScreen('/spotlight');
  const movers = page.getByRole('region', { name: 'Radar movers' });
  await expect.element(movers.getByText(/^Moved (?:in|out) from/u).first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Edit', exact: true }))
    .not.toBeInTheDocument();
});

test('two blocks of one title are no landmarks, which are told apart by their names', async () => {
  await signInAs('owner@skf.example');
  intercept('GET /api/spotlight', async (send) => {
    const { blocks, ...rest } = (await (await send()).json()) as Pick<Spotlight, 'blocks'>;
    const block = blocks.find(({ kind }) => kind === 'written');
    return Response.json({ ...rest, blocks: [block, { ...block, id: 'another' }] });
  });
  await openScreen('/spotlight');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveLength(2);
  const name = heading.first().element().textContent;
  await expect.element(page.getByRole('article', { name, exact: true })).toHaveLength(2);
  expect(page.getByRole('region', { name, exact: true }).length).toBe(0);
});

test('whoever may not write it reads who can', async () => {
  await signInAs('member@skf.example');
  await openScreen('/spotlight/edit');
  await expect.element(page.getByRole('grid', { name: 'Blocks' })).not.toBeInTheDocument();
});

/** All blocks are shared by the tests of this server: what is changed is put back. */
const restore = async () => {
  const { order } = await sendRequest<Arrangement>(foundry, '/spotlight/blocks');
  await sendRequest(foundry, '/spotlight/order', { method: 'PUT', data: { order, hidden: [] } });
};

test('an automatic block is switched off for everybody, and on again', async () => {
  await signInAs(foundry);
  await openScreen('/spotlight/edit');
  const button = page.getByRole('button', { name: 'Show Decisions' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  try {
    await expect
      .poll(async () => (await sendRequest<Arrangement>(foundry, '/spotlight/blocks')).hidden)
      .toEqual(['decisions']);
    const { blocks } = await sendRequest<{ blocks: { id: string }[] }>(
      'owner@skf.example',
      '/spotlight',
    );
    expect(blocks.map(({ id }) => id)).not.toContain('decisions');
  } finally {
    await restore();
  }
});

beforeEach(restore);
