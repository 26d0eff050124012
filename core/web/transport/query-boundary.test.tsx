// @vitest-environment happy-dom
import { render, screen } from '#core/web/tests/testing-library.ts';
import { expect, test, vi } from 'vitest';
import { Problem } from './problem.ts';
import { QueryBoundary } from './QueryBoundary.tsx';

const failed = (status: number) => new Problem({ code: 'any', message: 'It failed.', status });

function outcomeOf(data: string | undefined, error: Error | null, gone?: string) {
  const refetch = vi.fn();
  const { container } = render(
    <QueryBoundary query={{ data, error, refetch }} what="company" skeleton="…" gone={gone}>
      {(name) => name}
    </QueryBoundary>,
  );
  return { text: container.textContent, refetch };
}

test('Without an answer it says what is loading', () => {
  expect(outcomeOf(undefined, null).text).toContain('Loading the company…');
});

test('What failed is said, and can be tried again', () => {
  const { text, refetch } = outcomeOf(undefined, failed(500), 'gone');
  expect(text).toContain('The company could not be loaded');
  expect(text).toContain('It failed.');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('What was loaded stays when it cannot be loaded again, unless it may not be seen any more', () => {
  expect(outcomeOf('Lund', failed(500), 'gone').text).toBe('Lund');
  expect(outcomeOf('Lund', failed(404), 'gone').text).toBe('gone');
  for (const status of [403, 404, 410]) {
    const { text } = outcomeOf('Lund', failed(status));
    expect(text).not.toContain('Lund');
    expect(text).toContain('It failed.');
  }
});
