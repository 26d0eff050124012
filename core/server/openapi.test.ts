import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endpointsOfContract } from '#core/tests/contract.ts';
import { publicPageLimits } from '#features/cases/public-pages/domain/limits.ts';
import { openTestServer } from '#core/tests/test-server.ts';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly security: object[];
  readonly parameters: { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: object;
  readonly responses: Record<string, object>;
}

const server = await openTestServer();
const reply = await server.anonymous.send('GET', '/openapi.json');
const document = reply.body as {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
};
const operationOf = (path: string, method: string) => document.paths[path]?.[method.toLowerCase()];

test('the OpenAPI document is public', () => {
  expect(reply.status).toBe(200);
  expect(document.openapi).toBe('3.1.0');
});

test.each(endpointsOfContract)('$name is described, with its permission', ({ name, endpoint }) => {
  const operation = operationOf(endpoint.path, endpoint.method);
  expect(operation?.operationId).toBe(name);
  expect(operation?.description).toMatch(/^(Needs no token|For )/u);
  expect(operation?.security).toHaveLength(endpoint.may === 'anyone' ? 0 : 1);
  expect(operation?.requestBody !== undefined).toBe(
    endpoint.body !== undefined || endpoint.takesFile === true || endpoint.takesPhoto === true,
  );
  expect(Object.keys(operation?.responses ?? {})).toContain(endpoint.answer ? '200' : '204');
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, parameter]) => parameter);
  const described = (operation?.parameters ?? []).filter((one) => one.in === 'path');
  expect(described.map((one) => one.name)).toEqual(inPath);
  expect(described.every((one) => one.required)).toBe(true);
});

test('limits for whoever has no token are said', () => {
  const { browser, address } = publicPageLimits.submissionsPerHour;
  const submission = operationOf('/public/opportunities/{id}/submissions', 'POST');
  expect(submission?.description).toContain(
    `At most ${browser} an hour from one browser and ${address} from one address`,
  );
  expect(operationOf('/public/follow-up/{key}', 'GET')?.description).toContain(
    `At most ${publicPageLimits.followUpReadsPerHour} calls an hour from one address`,
  );
});

test('nothing outside the contract is described', () => {
  const described = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(described).toHaveLength(endpointsOfContract.length);
});

test('every reference resolves', () => {
  for (const [, path = ''] of reply.text.matchAll(/"\$ref":"#\/([^"]+)"/gu)) {
    const node = path
      .split('/')
      .reduce<unknown>(
        (inside, key) => (inside as Record<string, unknown> | undefined)?.[key],
        document,
      );
    expect(node, path).toBeDefined();
  }
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (plain: Buffer) => plain],
] as const)('is compressed as the client asks: %s', async (accepted, encoding, decompress) => {
  const headers = { 'accept-encoding': accepted };
  const answer = await server.app.inject({ url: '/api/openapi.json', headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(document);
});

test('is not sent again to whoever has it', async () => {
  const first = await server.app.inject('/api/openapi.json');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await server.app.inject({ url: '/api/openapi.json', headers });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});
