import fastJsonStringify from 'fast-json-stringify';
import { toJSONSchema } from 'zod';
import * as z from 'zod/mini';
import type { Endpoint } from '#core/domain/endpoint.ts';

type Schema = { [key: string]: unknown };

/** What only checks a value, and costs time where the value is our own. */
const checks = new Set([
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'enum',
]);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** "A thing or null" in the way the serialiser is quick at. */
function withoutNullBranch(schema: Schema): Schema {
  if (!Array.isArray(schema.anyOf)) return schema;
  const others = schema.anyOf.filter((branch: Schema) => branch.type !== 'null');
  const [only] = others;
  const isNullable = others.length === 1 && schema.anyOf.length === 2;
  return isNullable ? { ...only, nullable: true } : schema;
}

function forSerialising(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forSerialising);
  if (!isSchema(schema)) return schema;
  const entries = Object.entries(withoutNullBranch(schema))
    .filter(([name]) => !checks.has(name))
    .map(([name, value]) => [
      name,
      name === 'properties' && isSchema(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, forSerialising(one)]))
        : forSerialising(value),
    ]);
  return Object.fromEntries(entries);
}

function serialiserOf(schema: NonNullable<Endpoint['answer']>): (answer: unknown) => string {
  const json = toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return fastJsonStringify(forSerialising(json) as fastJsonStringify.Schema);
}

/**
 * Turns an endpoint's answer into text. Fields that the schema does not name never leave. Strict:
 * an answer that does not fit is a fault, which tests and development see; in production the
 * serialiser made from the schema is four times as quick and checks no more than it must.
 */
export function answerSerializer(
  endpoint: Endpoint,
  isStrict: boolean,
): (answer: unknown) => string {
  const { answer: schema, method, path } = endpoint;
  if (schema === null) return () => '';
  if (!isStrict) {
    // Compiled with the first answer: all of them would take a tenth of a second of the start.
    let serialise: ((answer: unknown) => string) | undefined;
    return (answer) => (serialise ??= serialiserOf(schema))(answer);
  }
  return (answer) => {
    const parsed = z.safeParse(schema, answer);
    if (parsed.success) return JSON.stringify(parsed.data);
    const problem = z.prettifyError(parsed.error);
    throw new Error(`${method} ${path} answers what its schema does not say: ${problem}`);
  };
}
