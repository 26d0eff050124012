import type { Page } from './fixtures.ts';

/** A call waits 1.5 s for a token (section 7), goes without one, and is sent again when it arrives. */
const lateToken = /^No token for GET /u;

/**
 * Collects a page's errors from now on: errors and warnings of its console, exceptions, requests that
 * failed or were refused, and violations of the content security policy. Not what the page ended
 * itself, for something newer or on its way elsewhere.
 */
export async function collectConsoleErrors(page: Page): Promise<readonly string[]> {
  const consoleErrors: string[] = [];
  let lateTokens = 0;
  page.on('console', (message) => {
    const text = message.text();
    if (lateToken.test(text)) lateTokens += 1;
    // Which one was refused is told below.
    else if (/^(?:error|warning)$/u.test(message.type()) && !/status of 401/u.test(text))
      consoleErrors.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') consoleErrors.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    const { authorization } = response.request().headers();
    const isWithoutToken = response.status() === 401 && authorization === undefined;
    if (isWithoutToken && lateTokens > 0) lateTokens -= 1;
    else if (response.status() >= 400)
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
