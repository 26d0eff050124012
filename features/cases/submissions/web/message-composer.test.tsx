// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen, within } from '#core/web/tests/testing-library.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { MessageComposer } from '#features/cases/submissions/web/shared/MessageComposer.tsx';

interface Sent {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
}

const unsuitable = new Problem({
  code: 'storage.invalid-argument',
  message: 'This file cannot be sent: it is a program.',
  status: 400,
});
const upload = vi.fn<(file: File) => Promise<Sent>>();
const send = vi.fn<(body: string, files: readonly Sent[]) => Promise<unknown>>();

beforeEach(() => {
  upload.mockImplementation(async ({ name, size, type }) => {
    if (name.endsWith('.exe')) throw unsuitable;
    return { id: `id of ${name}`, name, size, contentType: type };
  });
  send.mockResolvedValue(null);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MessageComposer label="Message" placeholder="Write" upload={upload} send={send} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Files'), {
    target: { files: names.map((name) => new File(['1, 2'], name, { type: 'text/plain' })) },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const list = () => within(screen.getByRole('list', { name: 'Your files' }));

test('A message is sent with the files that were sent before, and both are cleared', async () => {
  type('Here.');
  choose('offer.txt', 'plan.txt');
  await screen.findByRole('button', { name: 'Remove plan.txt' });
  press('Remove offer.txt');
  press('Send');
  await expect.poll(() => text().value).toBe('');
  expect(send.mock.calls).toMatchObject([['Here.', [{ name: 'plan.txt' }]]]);
  expect(screen.queryByRole('list', { name: 'Your files' })).toBeNull();
});

test('What is written and added while a message is sent stays', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  send.mockReturnValue(answered);
  type('Here.');
  press('Send');
  await screen.findByRole('button', { name: 'Sending…' });
  type('And one more thing');
  choose('plan.txt');
  await expect.poll(() => upload.mock.settledResults.length).toBe(1);
  answer(null);
  await screen.findByRole('button', { name: 'Send' });
  expect(text().value).toBe('And one more thing');
  expect(list().getByText('plan.txt')).toBeTruthy();
});

test('A file that fails says so at the file, the text is kept, and nothing is sent without it', async () => {
  type('Here.');
  choose('run.exe', 'offer.txt');
  await list().findByText('This file cannot be sent: it is a program.');
  expect(text().value).toBe('Here.');
  press('Send');
  await screen.findByText(/^A file did not get through\./u);
  expect(send).not.toHaveBeenCalled();
  press('Remove run.exe');
  expect(screen.queryByText(/^A file did not get through\./u)).toBeNull();
  press('Send');
  await expect.poll(() => send.mock.calls).toMatchObject([['Here.', [{ name: 'offer.txt' }]]]);
});

test('A message that is refused keeps its text and its files', async () => {
  send.mockRejectedValue(new Problem({ code: 'any', message: 'It rests.', status: 409 }));
  type('Here.');
  choose('offer.txt');
  await list().findByRole('button', { name: 'Remove offer.txt' });
  await expect.poll(() => upload.mock.settledResults.length).toBe(1);
  press('Send');
  await screen.findByText('It rests.');
  expect(text().value).toBe('Here.');
  expect(list().getByText('offer.txt')).toBeTruthy();
});

test('More files than a message may have are not taken, which is said until one is removed', async () => {
  const names = Array.from({ length: messageLimits.filesMost + 1 }, (_, nth) => `${nth}.txt`);
  choose(...names);
  await screen.findByText('There is room for 5 files here. Remove one first.');
  await expect.poll(() => upload.mock.settledResults.length).toBe(messageLimits.filesMost);
  press('Remove 0.txt');
  expect(screen.queryByText(/^There is room/u)).toBeNull();
  expect(list().getAllByRole('listitem')).toHaveLength(messageLimits.filesMost - 1);
});
