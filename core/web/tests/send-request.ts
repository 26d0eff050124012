import { commands } from 'vitest/browser';
import { demoAccounts, demoPassword } from '#features/people/identity/domain/demo-accounts.ts';

/** Not what a test may have put in its place. */
const fetchAnswer = window.fetch.bind(window);

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly data?: object;
}

/** Kept with what a person chose. */
const choicePaths = ['/documents/usermetadata', '/notifications/settings'];

/** Files that run meanwhile forget the choices of whoever of the demonstration they sign in as. */
function refuseSharedChoices(email: string, path: string): void {
  if (choicePaths.includes(path) && demoAccounts.some((account) => account.email === email)) {
    throw new Error(`What ${email} chose is forgotten by other tests: ask as a newcomer.`);
  }
}

/** Counted over everything of a corporation, where files that run meanwhile post and decide. */
const sharedCounts = /^\/(?:metrics\/(?!segments|events)|matches\/selections$)/u;

function refuseSharedCounts(path: string): void {
  if (sharedCounts.test(path)) {
    throw new Error(
      `${path} counts what other tests do: read what the page was told, lastAnswer().`,
    );
  }
}

/** Calls the API as somebody, whoever is signed in to the page. */
export async function sendRequest<Answer>(
  email: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  refuseSharedChoices(email, path);
  refuseSharedCounts(path);
  return ask<Answer>(email, path, options);
}

/** What the browser tells the server of itself: no choice. */
const ownFacts = (): Readonly<Record<string, unknown>> => {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { locale, timeZone };
};
const ofTheRow = ['id', 'userId', 'isActive', 'createdAt', 'updatedAt'];

const isChosen = ([name, value]: [string, unknown]): boolean =>
  value !== null &&
  !(Array.isArray(value) && value.length === 0) &&
  !ofTheRow.includes(name) &&
  value !== ownFacts()[name];

/**
 * Deletes what a person chose: a theme or a corporation that an earlier test chose follows them. What
 * holds no choice stays, or the page would tell its language again, and refetch what depends on it.
 */
export async function forgetChoices(email: string): Promise<void> {
  const path = '/documents/usermetadata';
  const { data } = await ask<{ data: { id: string }[] }>(email, path);
  for (const row of data.filter((one) => Object.entries(one).some(isChosen))) {
    await ask(email, `${path}/${row.id}`, { method: 'DELETE' }).catch((error: Error) => {
      // The page of the test before may have deleted it.
      if (!error.message.includes(': 404 ')) throw error;
    });
  }
}

async function ask<Answer>(
  email: string,
  path: string,
  { method = 'GET', data }: RequestOptions = {},
): Promise<Answer> {
  const token = await commands.tokenOf(email, demoPassword);
  const reply = await fetchAnswer(`/api${path}`, {
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
