import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** By one address. It is the same for everybody, and small where it is known. */
const perMinute = { perAddress: { calls: 120, seconds: 60 } };

interface Description {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function describe(document: object): Promise<Description> {
  const plain = Buffer.from(JSON.stringify(document));
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, gzip: gzipped };
}

/** The encoding that both know; what a client does not name, it does not get. */
function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/u.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/u.test(accepted) ? 'gzip' : null;
}

/** The description of the API: made and compressed once, so that asking for it costs nobody anything. */
export function serveOpenApi(app: FastifyInstance, documentOf: () => object): void {
  let made: Promise<Description> | undefined;
  app.get('/api/openapi.json', { config: perMinute }, async (request, reply) => {
    const description = await (made ??= describe(documentOf()));
    void reply.headers({
      etag: description.etag,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
      'content-type': 'application/json; charset=utf-8',
    });
    if (request.headers['if-none-match'] === description.etag) return reply.status(304).send();
    // Compressed on the way, it would cost each time.
    const encoding = encodingFor(request);
    request.headers['x-no-compression'] = '1';
    if (encoding === null) return reply.send(description.plain);
    return reply.header('content-encoding', encoding).send(description[encoding]);
  });
}
