import type { Page, Request } from '@playwright/test';

/** No screen waits for these: the stream of events never ends, and what was used is told now and then. */
const beside = /\/api\/(?:live|usage)\b/u;

const pending = new WeakMap<Page, Set<Request>>();

/** Follows a page's requests from its first one on. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    // Nothing is told of what the document before had asked for.
    if (request.isNavigationRequest()) open.clear();
    if (!beside.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** The addresses that a page has asked for and that were not answered yet. */
export const pendingRequests = (page: Page): string[] =>
  [...(pending.get(page) ?? [])].map((request) => request.url());
