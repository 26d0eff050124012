import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import { endpointsOf, type DomainFeature } from '#core/domain/contract.ts';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { whoMay, type Permission } from '#core/domain/authorization/permissions.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parameters(place: 'path' | 'query', object: z.ZodMiniObject | undefined): Json[] {
  if (!object) return [];
  const schema = schemaOf(object, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }));
}

const fileForm = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
};

const number = { type: 'string', pattern: String.raw`^\d{1,6}$` };
const photoForm = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['photo'],
      properties: {
        photo: { type: 'string', contentMediaType: 'image/*' },
        x: number,
        y: number,
        width: number,
        height: number,
      },
    },
  },
};

const content = (schema: Json) => ({ 'application/json': { schema } });
const contentOf = ({ answersBytes, opensFile, stream }: Endpoint, answer: z.ZodMiniType) => ({
  [stream ? 'text/event-stream' : 'application/json']: { schema: schemaOf(answer, 'output') },
  ...((answersBytes ?? opensFile) && { 'application/octet-stream': {} }),
});
const problem = {
  description: 'A problem',
  content: content({ $ref: '#/components/schemas/Problem' }),
};

function whoSays(endpoint: Endpoint): string {
  if (endpoint.may === 'anyone') return 'Needs no token.';
  if (endpoint.may === 'signedIn') return 'For every signed-in person.';
  return `For ${whoMay(endpoint.may as Permission)}.`;
}

const hourly = ({ perHour, donePerHour }: Endpoint): string[] => [
  ...(donePerHour === undefined
    ? []
    : [
        `At most ${donePerHour.browser} an hour from one browser and ${donePerHour.address} from one address, not counting what is refused.`,
      ]),
  ...(perHour === undefined
    ? []
    : [`At most ${perHour} calls an hour from one address, whatever comes of them.`]),
];

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoint.summary,
    description: [whoSays(endpoint), ...hourly(endpoint)].join(' '),
    security: endpoint.may === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.method === 'POST'
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              description:
                'The same key gets the same answer for 24 hours instead of acting twice.',
              schema: { type: 'string', maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(endpoint.takesFile && { requestBody: { required: true, content: fileForm } }),
    ...(endpoint.takesPhoto && { requestBody: { required: true, content: photoForm } }),
    ...(endpoint.body && {
      requestBody: { required: true, content: content(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      ...(endpoint.answer
        ? { 200: { description: 'Done', content: contentOf(endpoint, endpoint.answer) } }
        : { 204: { description: 'Done' } }),
      default: problem,
    },
  };
}

/** The contract as OpenAPI 3.1. */
export function openApiDocument(
  features: Readonly<Record<string, DomainFeature>>,
  productName: string,
  publicUrl: string,
): Json {
  const paths: Record<string, Json> = {};
  for (const { name, endpoint } of endpointsOf(features)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Problem: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'A sentence for a person' },
            code: { type: 'string' },
            details: {},
          },
        },
      },
    },
  };
}
