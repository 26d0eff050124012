import type { Readable } from 'node:stream';
import type { Disk, DriveDirectory, DriveFile } from 'flydrive';

/** A part of a file; both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A complete file on this machine that is to be stored. */
export interface CompleteFile {
  readonly path: string;
  readonly size: number;
  /** Base64. */
  readonly md5: string;
}

/** Where bytes are stored, by keys of ours: a folder, S3 or Google Cloud Storage. */
export interface FileStorage {
  /** Atomic. The file of this machine is gone afterwards. */
  take(key: string, file: CompleteFile): Promise<void>;
  /** Null when there is none. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable | null>;
  /** Where a file lies on this machine; missing where it lies elsewhere. */
  readonly pathOf?: (key: string) => string;
  /** Deleting a missing file is no error. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<{ readonly key: string; readonly changedAt: Date }>;
}

async function* pagesOf(disk: Disk, prefix: string): AsyncGenerator<DriveFile | DriveDirectory> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(
      prefix,
      paginationToken === undefined ? {} : { paginationToken },
    );
    yield* page.objects;
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}

/** The files one folder below this one: folder by folder, since a listing is held in memory. */
export async function* listFiles(disk: Disk, prefix: string): ReturnType<FileStorage['list']> {
  for await (const folder of pagesOf(disk, prefix)) {
    if (folder.isFile) continue;
    for await (const file of pagesOf(disk, folder.prefix)) {
      if (!file.isFile) continue;
      // It may have been removed since it was listed.
      const about = await file.getMetaData().catch(() => null);
      if (about) yield { key: file.key, changedAt: about.lastModified };
    }
  }
}
