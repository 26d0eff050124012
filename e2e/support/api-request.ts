import type { Page } from './fixtures.ts';

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly data?: object;
}

/** Sends an API request with the session of a page, without its interface. */
export async function sendRequest<Answer>(
  page: Page,
  path: string,
  { method = 'GET', data }: RequestOptions = {},
): Promise<Answer> {
  const { token } = (await (await page.request.get('/api/auth/token')).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data && { data }),
  });
  if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
  return (reply.status() === 204 ? null : await reply.json()) as Answer;
}
