import { intercept } from './intercept.ts';

/**
 * What the page was told last at this path of the API, with these parameters beside its own. Not what a
 * test asks for beforehand: other files post and decide meanwhile, and what is counted over all of a
 * corporation counts that, too. Fails until the page has asked, so it belongs into what is polled.
 */
export function lastAnswer<Answer>(path: string): () => Answer {
  const { pathname, searchParams: meant } = new URL(`/api${path}`, window.location.origin);
  let last: { readonly answer: Answer } | null = null;
  intercept(`GET ${pathname}`, async (send, { searchParams }) => {
    const reply = await send();
    const isMeant = [...meant].every(([name, value]) => searchParams.get(name) === value);
    if (isMeant && reply.ok) last = { answer: (await reply.clone().json()) as Answer };
    return reply;
  });
  return () => {
    if (last === null) throw new Error(`The page has not asked for ${path}.`);
    return last.answer;
  };
}
