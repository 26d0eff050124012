import compress from '@fastify/compress';
import Fastify from 'fastify';

/** A server that only receives and sends the same bytes: the lower bound. */
export async function openBaselineRoute(port: number, texts: Readonly<Record<string, string>>) {
  const app = Fastify({ bodyLimit: 10_000_000 });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  for (const [name, text] of Object.entries(texts)) {
    app.get(`/${name}`, (_, reply) => reply.type('application/json').send(text));
    app.put(`/${name}`, ({ body }, reply) =>
      reply.type('application/json').send(JSON.stringify(body)),
    );
  }
  await app.listen({ port, host: '127.0.0.1' });
  return { address: `http://127.0.0.1:${port}`, close: () => app.close() };
}
