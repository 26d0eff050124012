import { afterAll } from 'vitest';
import { tokens } from '#core/web/transport/token.ts';

/**
 * Files share a page and its modules. With a session that one of them left behind, a token would be fetched
 * while nobody is signed in, and the next person would ask with it.
 */
afterAll(async () => {
  const send = window.fetch;
  let isAsked = false;
  window.fetch = async () => {
    isAsked = true;
    return Response.json(null, { status: 401 });
  };
  const token = await tokens.take().finally(() => {
    window.fetch = send;
  });
  if (isAsked || token !== null) throw new Error('This file leaves somebody signed in.');
});
