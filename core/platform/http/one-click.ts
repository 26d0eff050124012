import type { FastifyInstance } from 'fastify';
import { refusals } from '#core/domain/refusals.ts';
import { hour, second } from '#core/domain/units.ts';
import { refused } from './refused.ts';

/** RFC 8058, section 3.2: the body of the POST, in either encoding of a form. */
const oneClick = /(?:^|&)List-Unsubscribe=One-Click(?:&|$)|name="?List-Unsubscribe"?\s+One-Click/u;

const bodyBytes = 10_000;

interface OneClick {
  /** With `:key`. */
  readonly path: string;
  readonly perHour: number;
  /** Throws when the key is not valid. */
  readonly unsubscribe: (key: string) => Promise<void>;
}

/**
 * The POST of a mail program to the address of `List-Unsubscribe`: without a session, a token or a
 * page. A GET of the same address is the page that asks first.
 */
export function serveOneClick(
  app: FastifyInstance,
  { path, perHour, unsubscribe }: OneClick,
): void {
  void app.register(async (forms) => {
    forms.addContentTypeParser<string>(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: bodyBytes },
      (_request, body, done) => done(null, body),
    );
    forms.post<{ Params: { key: string } }>(
      path,
      { config: { perAddress: { calls: perHour, seconds: hour / second } } },
      async ({ params, body }, reply) => {
        if (typeof body !== 'string' || !oneClick.test(body)) {
          throw refused(refusals.invalid, {
            problem: 'body: List-Unsubscribe=One-Click is missing.',
          });
        }
        await unsubscribe(params.key);
        return reply.status(204).send();
      },
    );
  });
}
