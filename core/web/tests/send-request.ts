import { commands } from 'vitest/browser';
import { demoPassword } from '#features/identity/domain/demo-accounts.ts';

/** Not what a test may have put in its place. */
const send = window.fetch.bind(window);

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly data?: object;
}

/** Calls the API as somebody, whoever is signed in to the page. */
export async function sendRequest<Answer>(
  email: string,
  path: string,
  { method = 'GET', data }: RequestOptions = {},
): Promise<Answer> {
  const token = await commands.tokenOf(email, demoPassword);
  const reply = await send(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { body: JSON.stringify(data) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (reply.status === 204 ? null : await reply.json()) as Answer;
}
