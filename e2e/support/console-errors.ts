import type { Page } from './fixtures.ts';

/**
 * Collects a page's errors from now on: errors and warnings of its console, exceptions, requests that
 * failed or were refused, and violations of the content security policy.
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
    // The page closes its own event stream: for other topics, and on navigation.
    const isOwnEnd = request.url().includes('/api/live') && why === 'net::ERR_ABORTED';
    // Polled queries may be replaced by a newer request.
    const isReplaced = request.url().includes('/api/imports') && why === 'net::ERR_ABORTED';
    if (!isOwnEnd && !isReplaced) consoleErrors.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      consoleErrors.push(`refused: ${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    // Warnings are hidden in production unless this is set.
    localStorage.setItem('debug', 'yes');
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return consoleErrors;
}
