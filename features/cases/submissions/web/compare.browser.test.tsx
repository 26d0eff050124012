import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { focus, press, pressEscape } from '#core/web/tests/elements.ts';
import { recordRequests } from '#core/web/tests/requests.ts';
import { expectRest } from '#core/web/tests/rest.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('owner@skf.example'));

const comparison = page.getByRole('region', { name: 'Comparison' });
/** The label of each row; a cell may contain a table of its own. */
const parts = () => [
  ...page
    .getByRole('region', { name: 'Side by side' })
    .element()
    .querySelectorAll(':scope > table > tbody > tr > th'),
];
const titles = comparison.getByRole('button', { name: /^Open / });

/** Opens the comparison of some submissions; returns the title of one that is not among them. */
async function openComparison(count: number): Promise<string> {
  const id = await findOpportunity(slewingOpportunityName);
  const { data } = await sendRequest<{ data: { id: string; title: string }[] }>(
    'owner@skf.example',
    `/opportunities/${id}/submissions?limit=${count + 1}`,
  );
  const compared = data
    .slice(0, count)
    .map((submission) => submission.id)
    .join(',');
  await openScreen(`/opportunity/${id}?tab=submissions&compare=${compared}`);
  await expect.element(titles).toHaveLength(count);
  return data.at(-1)?.title ?? '';
}

test('three submissions are compared side by side, with answers by question and differences marked', async () => {
  await openComparison(3);
  await expect
    .element(comparison.getByRole('rowheader', { name: /How mature is it\?/u }))
    .toBeVisible();
  await expect
    .poll(() => parts().some(({ textContent }) => textContent.includes('differs')))
    .toBe(true);
});

test('only what differs is shown when that is asked for', async () => {
  const id = await findOpportunity('Grease that lasts ten years');
  const ids: string[] = [];
  for (const title of ['One title', 'Another title']) {
    const added = await sendRequest<{ id: string }>(
      'owner@skf.example',
      `/opportunities/${id}/submissions`,
      {
        method: 'POST',
        data: {
          companyName: 'Twice',
          title,
          answers: [{ question: 'How soon?', answer: title }],
          pitch: 'The same words.',
        },
      },
    );
    ids.push(added.id);
  }
  await openScreen(`/opportunity/${id}?tab=submissions&compare=${ids.join(',')}`);
  const pitch = comparison.getByRole('rowheader', { name: 'Pitch' });
  await expect.element(pitch).toBeVisible();
  await comparison.getByText('Only differences').click();
  await expect.element(pitch).toHaveLength(0);
  await expect
    .poll(
      () =>
        parts().length > 0 && parts().every(({ textContent }) => textContent.includes('differs')),
    )
    .toBe(true);
});

test('submissions are added, opened and removed with the keyboard only', async () => {
  const requests = recordRequests();
  const other = await openComparison(2);
  await focus(comparison.getByRole('button', { name: 'Add another' }));
  await userEvent.keyboard('{Enter}');
  const field = page.getByRole('searchbox', { name: 'Find a submission' });
  await field.fill(other);
  // Results that arrive late would take the focus with them.
  await expect
    .poll(() => requests.some(({ searchParams }) => searchParams.get('q') === other))
    .toBe(true);
  await expectRest();
  const item = page.getByRole('menuitem').first();
  await expect.element(item).toMatchTextContent(other);
  await press(field, '{Tab}');
  await expect.element(item).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(titles).toHaveLength(3);
  await focus(titles.last());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('complementary', { name: 'Submission' })).toBeVisible();
  await pressEscape();
  await focus(comparison.getByRole('button', { name: /^Remove /u }).last());
  await userEvent.keyboard('{Enter}');
  await expect.element(titles).toHaveLength(2);
});
