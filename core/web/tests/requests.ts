import { onTestFinished, vi } from 'vitest';

/** The requests that the page sends from now on until the test ends. */
export function recordRequests(): readonly URL[] {
  const sent: URL[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) sent.push(new URL(name));
  });
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  return sent;
}

/** Answers requests in the server's place until the test ends; `answer` returns null to let one pass. */
export function interceptRequests(answer: (path: string) => Response | null): void {
  const send = window.fetch.bind(window);
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : input,
      window.location.href,
    );
    return answer(pathname) ?? send(input, init);
  });
  onTestFinished(() => spy.mockRestore());
}

/** What the server answers to the page at paths that begin so, until the test ends. */
export function recordAnswers(start: string): () => Promise<string> {
  const answers: Promise<string>[] = [];
  const send = window.fetch.bind(window);
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const reply = await send(input, init);
    if (new URL(reply.url).pathname.startsWith(start)) {
      // A screen that is left takes its questions back.
      answers.push(
        reply
          .clone()
          .text()
          .catch(() => ''),
      );
    }
    return reply;
  });
  onTestFinished(() => spy.mockRestore());
  return async () => (await Promise.all(answers)).join('\n');
}
