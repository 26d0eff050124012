import { emulatorBucket } from '#features/cases/files/domain/hosted.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { fileRows, type FileRow } from '#features/cases/files/server/shared/file-rows.ts';

/** Metadata of a file as the hosted storage writes it, for one reader. */
export function hostedMetadata(viewer: Viewer, row: FileRow) {
  const { name, contentType, size, createdAt, downloadTokens } = fileRows.metadata(viewer, row);
  return {
    name,
    bucket: emulatorBucket,
    contentType,
    size: String(size),
    generation: String(Date.parse(createdAt)),
    metageneration: '1',
    timeCreated: createdAt,
    updated: createdAt,
    downloadTokens,
  };
}
