// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render, screen } from '#core/web/tests/testing-library.ts';
import type { FollowUp, FollowUpMessage } from '#features/cases/public-pages/domain/follow-up.ts';
import { FollowUpMessages } from './FollowUpMessages.tsx';

const key = 'the-key';
const message = (from: FollowUpMessage['from'], id: string | null, name: string) => ({
  id: `from ${from}`,
  from,
  body: 'Here.',
  createdAt: '2026-11-30T09:00:00.000Z',
  attachments: [{ id, name, size: 2048, contentType: 'text/plain' }],
});

test('Files of the corporation are downloaded by the secret link, and one’s own are named', () => {
  const followUpRecord = {
    messages: [
      message('corporation', 'file-1', 'offer.txt'),
      message('submitter', null, 'answer.txt'),
    ],
    corporation: { name: 'SKF' },
    withdrawnAt: null,
    opportunity: { status: 'ACTIVE' },
  } as unknown as FollowUp;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowUpMessages
        params={{ key }}
        followUpRecord={followUpRecord}
        onSent={() => Promise.resolve()}
      />
    </QueryClientProvider>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/api/public/follow-up/${key}/files/file-1?alt=media`,
  ]);
  expect(links[0]?.textContent).toContain('offer.txt');
  expect(links[0]?.textContent).toContain('2 kB');
  expect(screen.getByText('answer.txt')).toBeTruthy();
});
