import { describe, expect, test } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');

describe('what cannot be a document', () => {
  const path = '/documents/usermetadata';
  const sendText = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    });

  test.each([
    ['a prototype key', '{"__proto__": {"theme": "dark"}}', 400],
    ['a prototype key inside', '{"notificationChoices": {"__proto__": {}}}', 400],
    ['a constructor’s prototype', '{"constructor": {"prototype": {}}}', 400],
    ['a list', '[]', 400],
    ['a text', '"dark"', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['no JSON', '{theme}', 400],
    ['the name of a method', '{"toString": "dark"}', 400],
    [
      'too many fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, 1]))),
      400,
    ],
    ['more than the limit', JSON.stringify({ theme: 'x'.repeat(serverLimits.requestBytes) }), 413],
    ['a nest', `{"theme": ${'['.repeat(100)}${']'.repeat(100)}}`, 400],
  ])('%s', async (_what, payload, status) => {
    expect((await sendText(payload)).statusCode).toBe(status);
  });
});
