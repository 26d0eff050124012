import type { FastifyInstance } from 'fastify';
import { serviceKey } from '#core/server/services.ts';

/** Opens the storage emulator, which does not listen yet. Provided where emulators are on. */
export const storageEmulatorService =
  serviceKey<() => Promise<FastifyInstance>>('storage emulator');
