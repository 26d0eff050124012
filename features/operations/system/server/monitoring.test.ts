import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { nodeRegisterService } from '#core/server/nodes/node-register.ts';
import { newId } from '#core/server/tables/columns.ts';
import { nodes } from '#core/server/tables/nodes.ts';
import { inject } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly { readonly name: string; readonly traceId: string }[];
    }[];
  }[];
}

const payloads: { readonly path: string; readonly body: string }[] = [];
const collector = createServer(async (request, response) => {
  const body = await Array.fromAsync(request.setEncoding('utf8'));
  payloads.push({ path: request.url ?? '', body: body.join('') });
  response.end('{}');
});
const port = await new Promise<number>((resolve) => {
  collector.listen(0, '127.0.0.1', () => {
    const address = collector.address();
    resolve(typeof address === 'object' && address !== null ? address.port : 0);
  });
});
afterAll(() => collector.close());

const token = 'only-the-monitoring-knows';
const server = await openTestServer({ environment: { METRICS_TOKEN: token } });
const plain = await openTestServer();

const read = (app: typeof server.app, authorization?: string) =>
  inject(app, {
    method: 'GET',
    url: '/api/prometheus',
    headers: authorization === undefined ? {} : { authorization },
  });

test('Prometheus reads figures with the token of the settings, and nobody without', async () => {
  await inject(server.app, { method: 'GET', url: '/api/health?secret=x' });
  expect((await read(server.app)).status).toBe(401);
  expect((await read(server.app, 'Bearer something-else')).status).toBe(401);
  const reply = await read(server.app, `Bearer ${token}`);
  expect(reply.status).toBe(200);
  expect(String(reply.headers['content-type'])).toMatch(/^text\/plain; version=0\.0\.4/u);
  const request = 'method="GET",route="/api/health",status="200"';
  expect(reply.text).toContain(`outrider_http_request_duration_seconds_count{${request}} 1`);
  for (const line of [
    'outrider_up 1',
    'outrider_part_up{part="Database"} 1',
    'outrider_outbox_waiting{outbox="Mails"} 0',
    'outrider_pending_migrations{what="all"} 0',
  ]) {
    expect(reply.text.split('\n')).toContain(line);
  }
  expect(reply.text).toMatch(/^process_cpu_seconds_total /mu);
  expect(reply.text).not.toContain('secret');
});

test('Prometheus reads which nodes there are, and which of them leads', async () => {
  const register = server.services.get(nodeRegisterService);
  const { name, version } = register.self;
  await server.database.db.insert(nodes).values([
    { id: newId(), name: 'b:3000', version: 'older', reads: {}, leads: ['old work'] },
    {
      id: newId(),
      name: 'c:3000',
      reads: {},
      leads: ['lost work'],
      beatAt: '2026-01-01T00:00:00Z',
    },
    { id: newId(), name, version, reads: {}, beatAt: sql`now() - interval '1 minute'` },
    {
      id: newId(),
      name: 'd:3000',
      reads: {},
      leads: ['idle'],
      beatAt: sql`now() - interval '1 minute'`,
    },
  ]);
  const lines = (await read(server.app, `Bearer ${token}`)).text.split('\n');
  const ofNodes = lines.filter((line) => /^outrider_node(s|_leads|_info)\{/u.test(line));
  expect(ofNodes).toEqual(
    expect.arrayContaining([
      `outrider_node_info{node="${name}",version="${version}"} 1`,
      `outrider_nodes{node="${name}",version="${version}"} 1`,
      'outrider_nodes{node="b:3000",version="older"} 1',
      'outrider_nodes{node="d:3000",version=""} 0',
      'outrider_node_leads{node="b:3000",worker="old work"} 1',
      `outrider_node_leads{node="${name}",worker="old work"} 0`,
      'outrider_node_leads{node="d:3000",worker="idle"} 0',
    ]),
  );
  expect(ofNodes.filter((line) => line.startsWith('outrider_nodes'))).toHaveLength(3);
});

test('without a token in the settings there is no such address', async () => {
  expect((await read(plain.app, `Bearer ${token}`)).status).toBe(404);
});

test('spans of requests go to a collector, within the trace of the caller', async () => {
  const { app } = await plain.openNode({ tracingUrl: `http://127.0.0.1:${port}/` });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  await inject(app, {
    method: 'GET',
    url: '/api/opportunities/secret-id?q=secret-word',
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  await app.close();
  const [first] = payloads;
  expect(first?.path).toBe('/v1/traces');
  const { resourceSpans } = JSON.parse(first?.body ?? '{}') as Exported;
  const spans = resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans: all }) => all),
  );
  expect(spans).toMatchObject([{ name: 'GET /api/opportunities/:id', traceId }]);
  expect(first?.body).not.toContain('secret');
});
