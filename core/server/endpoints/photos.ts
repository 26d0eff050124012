import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AnswerInput, Endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { refusals } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import type { Crop } from '#core/platform/images/crop-to-squares.ts';
import { refused } from '#core/platform/http/refused.ts';
import { answerSerializer } from './answers.ts';
import {
  parse,
  routeConfigOf,
  routePathOf,
  type EndpointRequest,
  type EndpointRuntime,
} from './endpoint-request.ts';
import { receiveAndKeep } from './receive.ts';
import { assertContentLength } from './uploads.ts';

/** A picture as it was sent, and the part that is to be used; null: its middle. */
export interface SentPhoto {
  readonly bytes: Buffer;
  readonly crop: Crop | null;
}

/** A feature's handler for pictures that are made smaller. */
export interface PhotoHandler<E extends Endpoint, Made = unknown> {
  /** Runs before the body is read, to refuse without an upload. */
  admit(call: EndpointRequest<E>): Promise<unknown>;
  /** Makes of it what is stored, outside of the transaction. */
  make(photo: SentPhoto): Promise<Made>;
  keep(call: EndpointRequest<E>, made: Made): Promise<AnswerInput<E>>;
}

const pixels = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/u, 'A whole number of pixels.')),
  z.transform(Number),
);
const CropFields = z.object({ x: pixels, y: pixels, width: pixels, height: pixels });
const cropNames = Object.keys(CropFields.shape);
const fieldBytesMost = 20;

const tooLarge = () =>
  refused(storageRefusals['storage.tooLarge'], { most: `${limits.photoBytes / (1024 * 1024)} MB` });

async function readParts(request: FastifyRequest): Promise<SentPhoto> {
  const fields: Record<string, unknown> = {};
  let bytes: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (cropNames.includes(part.fieldname)) fields[part.fieldname] = part.value;
    } else {
      bytes = await part.toBuffer();
      if (part.file.truncated || bytes.length > limits.photoBytes) throw tooLarge();
    }
  }
  if (bytes === null) {
    throw refused(refusals.malformed, { problem: 'it is not a form with a photo in it.' });
  }
  const crop = Object.keys(fields).length === 0 ? null : parse('body', CropFields, fields);
  return { bytes, crop };
}

const sumOf = ({ bytes, crop }: SentPhoto): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(crop)).digest('hex');

async function photoOf(request: FastifyRequest): Promise<SentPhoto> {
  if (!request.isMultipart()) throw refused(storageRefusals['storage.noForm']);
  return readParts(request).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'Refused') throw error;
    throw refused(refusals.malformed, { problem: 'it is not a form with a photo in it.' });
  });
}

/** Registers the route of a picture, which is small enough to be held in memory. */
export function servePhoto(
  app: FastifyInstance,
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  handler: PhotoHandler<Endpoint>,
): void {
  const write = answerSerializer(endpoint, runtime.isStrict);
  void app.register(async (forms) => {
    await forms.register(multipart, {
      throwFileSizeLimit: false,
      // One byte more, so that a larger file is detected.
      limits: {
        files: 1,
        fields: cropNames.length,
        parts: cropNames.length + 1,
        fileSize: limits.photoBytes + 1,
        fieldSize: fieldBytesMost,
      },
    });
    forms.route({
      method: endpoint.method,
      url: routePathOf(endpoint),
      config: { ...routeConfigOf(endpoint), bodyMs: serverLimits.uploadMs },
      onRequest: assertContentLength({ mostBytes: limits.photoBytes, tooLarge }),
      handler: async (request, reply) => {
        const answer = await receiveAndKeep(runtime, { endpoint }, request, {
          admit: (call) => handler.admit(call),
          receive: async () => {
            const photo = await photoOf(request);
            return { made: await handler.make(photo), sha256: sumOf(photo) };
          },
          keep: (call, { made }) => handler.keep(call, made),
        }).finally(() => {
          // Do not wait for the rest of the body.
          if (!request.raw.complete) void reply.header('connection', 'close');
        });
        void reply.header('cache-control', 'no-store');
        return reply.type('application/json; charset=utf-8').send(write(answer));
      },
    });
  });
}
