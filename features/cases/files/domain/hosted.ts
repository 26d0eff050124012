import * as z from 'zod/mini';
import { Instant } from '#core/domain/schemas.ts';

/** The shape of a hosted storage, which the emulator of section 9 speaks. */

/** The one bucket of the emulator. */
export const emulatorBucket = 'outrider';

/** Metadata of a file: the size is text. */
export const HostedMetadata = z.object({
  name: z.string(),
  bucket: z.string(),
  contentType: z.string(),
  size: z.string().check(z.regex(/^\d+$/u)),
  timeCreated: Instant,
  /** Separated by commas. */
  downloadTokens: z.string(),
});

/** The part of an address that names a file. */
export const hostedPathOf = (name: string): string =>
  `/v0/b/${emulatorBucket}/o/${encodeURIComponent(name)}`;
