import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { readLinkToken, type LinkSubject } from '#core/server/authorization/download-links.ts';
import { findReader, type Viewer } from '#core/server/authorization/viewer.ts';

export type ByteEndpoint = Endpoint & Required<Pick<Endpoint, 'answersBytes'>>;

/** A file to download. */
export interface DownloadableFile {
  /** Its id in the file store. */
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  /** Null: unknown before it is generated. */
  readonly size: number | null;
  /** Of a stored file: its parts can be asked for, and whether it has changed. */
  readonly sha256?: string;
  /** Default: from the store for files of submissions. Generated files are not stored. */
  readonly bytes?: Readable;
}

/** How an endpoint opens the links that its screens made (decision 86). */
export interface ByteHandlers {
  /**
   * What links to this are signed for. Null: there is nothing of this id. Who opens it is claimed here, and
   * not proven.
   */
  readonly signedFor: (db: Queryable, id: string, authId: string) => Promise<LinkSubject | null>;
  /**
   * The file as its reader may see it now, by the rule of what showed them the link: refused when they may
   * not, null when there is none.
   */
  readonly open: (call: {
    readonly db: Queryable;
    readonly viewer: Viewer;
    readonly id: string;
    readonly details: readonly string[];
  }) => Promise<DownloadableFile | null>;
  /** Records that somebody downloads a file. */
  readonly downloaded?: (
    db: Queryable,
    file: DownloadableFile,
    request: FastifyRequest,
  ) => Promise<void>;
  /** The screen that opens the file with a new link, for a browser that follows an old one. */
  readonly screenOf?: (id: string) => string;
}

/** A file, and until when its link lives. */
export interface OpenedLink {
  readonly file: DownloadableFile;
  readonly until: number;
}

const none = { refusal: storageRefusals['storage.object-not-found'] } as const;
const ended = { refusal: storageRefusals['storage.link-ended'] } as const;

/** Refused to who may not see it, or since it is not there. */
export const isHidden = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 403 || error.status === 404);

/**
 * Opens the link of a token, read from the database at each use. Only who has a signed one is told that it
 * has ended: to anybody else, there is no file.
 */
export async function openLink(
  db: Queryable,
  endpoint: ByteEndpoint,
  { signedFor, open }: Pick<ByteHandlers, 'signedFor' | 'open'>,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<OpenedLink | typeof none | typeof ended> {
  const link = readLinkToken(token);
  if (link === null) return none;
  const { authId, until, details } = link.claims;
  const subject = await signedFor(db, id, authId);
  if (subject === null || !link.isSignedFor(endpoint, subject)) return none;
  if (until <= Date.now()) return ended;
  const viewer = await findReader(db, authId);
  if (viewer === null) return ended;
  try {
    const file = await open({ db, viewer, id: subject.id, details });
    return file === null ? none : { file, until };
  } catch (error) {
    if (isHidden(error)) return ended;
    throw error;
  }
}
