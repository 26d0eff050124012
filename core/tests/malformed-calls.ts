import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { badContentType, badJson, badText } from './malformed-values.ts';

/** A call that would succeed, to be corrupted. */
export interface ValidCall {
  readonly method: Endpoint['method'];
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Further names that the query may have. */
  readonly queryNames: readonly string[];
  readonly body: unknown;
}

const ways = ['replace', 'remove', 'add'] as const;
const addedNames = ['extra', '__proto__', 'id', 'constructor'] as const;
const marker = '\u0001bad';

/** Every object and array within a value, itself first. */
function containers(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(containers)];
}

/** The JSON text of a body with one error, at any depth. */
function corruptBody(
  body: unknown,
  place: number,
  bad: string,
  way: (typeof ways)[number],
): string {
  const copy: unknown = structuredClone(body);
  const places = containers(copy).flatMap((inside) =>
    Object.keys(inside).map((name) => ({ inside, name })),
  );
  const choice = places[place % Math.max(places.length, 1)];
  if (choice === undefined) return bad;
  const { inside, name } = choice;
  const added = addedNames[place % addedNames.length] ?? 'extra';
  if (way === 'remove') delete inside[name];
  else
    Object.defineProperty(inside, way === 'add' ? added : name, {
      value: marker,
      enumerable: true,
    });
  return JSON.stringify(copy).replace(JSON.stringify(marker), () => bad);
}

function bodies(sound: unknown): fc.Arbitrary<string | Buffer> {
  const whole = JSON.stringify(sound);
  const inside = fc
    .tuple(fc.nat(1000), badJson, fc.constantFrom(...ways))
    .map(([place, bad, way]) => corruptBody(sound, place, bad, way));
  const bytes = fc.uint8Array({ maxLength: 40 }).map((some) => Buffer.from(some));
  const notUtf8 = fc
    .nat(whole.length)
    .map((at) =>
      Buffer.concat([
        Buffer.from(whole.slice(0, at)),
        Buffer.of(0xff),
        Buffer.from(whole.slice(at)),
      ]),
    );
  return fc.oneof(
    { weight: 12, arbitrary: inside },
    { weight: 1, arbitrary: badJson },
    { weight: 1, arbitrary: fc.nat(whole.length).map((end) => whole.slice(0, end)) },
    { weight: 1, arbitrary: bytes },
    { weight: 1, arbitrary: notUtf8 },
  );
}

function searches({ query, queryNames }: ValidCall): fc.Arbitrary<string> {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const name = fc.constantFrom(
    ...queryNames,
    ...queryNames,
    ...Object.keys(query),
    'unknown',
    '__proto__',
    'constructor[prototype]',
    '',
  );
  const spoiled = fc.tuple(name, badText).map(([key, value]) => `${key}=${value}`);
  return fc
    .array(spoiled, { minLength: 1, maxLength: 3 })
    .map((pieces) => [...pairs, ...pieces].join('&'));
}

/** The call with one error. */
export function malformedCall(sound: ValidCall): fc.Arbitrary<InjectOptions> {
  const pathWith = (valueOf: (name: string) => string) =>
    `/api${sound.path.replace(/\{(\w+)\}/gu, (_, name: string) => valueOf(name))}`;
  const path = pathWith((name) => sound.params[name] ?? '');
  const search = new URLSearchParams(sound.query).toString();
  const json: Record<string, string> = { 'content-type': 'application/json' };
  const hasBody = sound.body !== undefined;
  const call = (more: InjectOptions): InjectOptions => ({
    method: sound.method,
    url: search === '' ? path : `${path}?${search}`,
    ...(hasBody && { headers: json, payload: JSON.stringify(sound.body) }),
    ...more,
  });
  const inSearch = searches(sound).map((spoiled) => call({ url: `${path}?${spoiled}` }));
  const inPath = badText.map((bad) => call({ url: pathWith(() => bad) }));
  const inBody = hasBody
    ? bodies(sound.body).map((payload) => call({ headers: json, payload }))
    : fc.constant(call({ headers: json, payload: '{"a":1}' }));
  const inHeaders = fc
    .record(
      { 'content-type': badContentType, 'idempotency-key': badText, accept: badText },
      { requiredKeys: [] },
    )
    .map((headers) => call({ headers: { ...(hasBody && json), ...headers } }));
  const inMethod = fc
    .constantFrom(...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const))
    .map((method) => call({ method }));
  return fc.oneof(
    { weight: 1 + sound.queryNames.length, arbitrary: inSearch },
    { weight: 4 * Object.keys(sound.params).length, arbitrary: inPath },
    { weight: hasBody ? 20 : 1, arbitrary: inBody },
    { weight: 1, arbitrary: inHeaders },
    { weight: 1, arbitrary: inMethod },
  );
}
