import { emulatorBucket } from '#features/files/domain/hosted.ts';
import type { FileRow } from '#features/files/server/store.ts';

/** Metadata of a file as the hosted storage writes it. */
export const hostedMetadata = ({ name, contentType, size, token, createdAt }: FileRow) => ({
  ...{ name, bucket: emulatorBucket, contentType, size: String(size) },
  ...{ generation: String(Date.parse(createdAt)), metageneration: '1' },
  ...{ timeCreated: createdAt, updated: createdAt, downloadTokens: token },
});
