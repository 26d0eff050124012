import { expect, type Page } from './journey.ts';

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly data?: object;
}

/** Asks the server as whoever is signed in on a page, past the interface. */
export async function ask<Answer>(
  page: Page,
  path: string,
  { method = 'GET', data }: Asked = {},
): Promise<Answer> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.fetch(`/api${path}`, {
    ...{ method, headers },
    ...(data && { data }),
  });
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as Answer;
}
