import { changed, type CollectionChange } from '#domain/collections/changes.ts';
import { bodyOf, type Collection } from '#domain/collections/collection.ts';
import type { Page } from './journey.ts';

interface Found {
  readonly ref: { readonly kind: 'startup'; readonly id: string };
  readonly name: string;
}

/** Calls as whoever is signed in on this page, for what a journey only needs to be there. */
async function apiOf(page: Page) {
  const answer = await page.request.get('/api/auth/token');
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => {
    const reply = await page.request.fetch(`/api${path}`, {
      method,
      headers,
      ...(data && { data }),
    });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
    return (reply.status() === 204 ? null : await reply.json()) as T;
  };
}

/** Changes a collection as its screen would, though past it. */
export async function changeCollection(
  page: Page,
  id: string,
  ...changes: CollectionChange[]
): Promise<Collection> {
  const api = await apiOf(page);
  const before = await api<Collection>('GET', `/collections/${id}`);
  const outcome = changed(before, { kind: 'together', changes });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return api('PUT', `/collections/${id}`, bodyOf(outcome.next));
}

export async function deleteCollection(page: Page, id: string): Promise<void> {
  const api = await apiOf(page);
  await api('DELETE', `/collections/${id}`);
}

export async function restoreCollection(page: Page, id: string): Promise<void> {
  const api = await apiOf(page);
  await api('POST', `/collections/${id}/restoration`);
}

/** A new collection with companies that a search finds, shared with whoever has these addresses. */
export async function makeCollection(
  page: Page,
  name: string,
  { companies = 0, sharedWith = [] }: { companies?: number; sharedWith?: readonly string[] } = {},
): Promise<{ id: string; companies: readonly Found[] }> {
  const api = await apiOf(page);
  const { id } = await api<Collection>('POST', '/collections', { name });
  const found =
    companies > 0
      ? await api<{ data: Found[] }>(
          'GET',
          `/weaviate/search?q=quiet&kinds=startup&limit=${companies}`,
        )
      : { data: [] };
  const people = await Promise.all(
    sharedWith.map((email) =>
      api<{ authId: string }>('GET', `/users/get-by-email?email=${encodeURIComponent(email)}`),
    ),
  );
  await changeCollection(
    page,
    id,
    ...found.data.map(({ ref, name: called }) => ({
      kind: 'add' as const,
      company: { ...ref, name: called },
    })),
    { kind: 'share', userIds: people.map(({ authId }) => authId) },
  );
  return { id, companies: found.data };
}
