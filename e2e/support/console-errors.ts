import type { Page } from './fixtures.ts';

/**
 * Everything that a page complains of, from now on: errors and warnings of its console, exceptions,
 * requests that failed or were refused, and what the content security policy stopped.
 */
export async function collectConsoleErrors(page: Page): Promise<readonly string[]> {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (/^(?:error|warning)$/u.test(message.type()))
      consoleErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // The page itself ends its stream of events: for other topics, and when it is left.
    const isOwnEnd = request.url().includes('/api/live') && why === 'net::ERR_ABORTED';
    // What moves by itself is asked for again before the last answer has come.
    const isReplaced = request.url().includes('/api/imports') && why === 'net::ERR_ABORTED';
    if (!isOwnEnd && !isReplaced) consoleErrors.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      consoleErrors.push(`refused: ${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    // Warnings are hidden in production, except for whoever looks for faults.
    localStorage.setItem('debug', 'yes');
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return consoleErrors;
}
