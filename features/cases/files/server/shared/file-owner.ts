import { filePlaces, type FilePlace } from '#features/cases/files/domain/file.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { ServerSlots } from '#core/server/feature.ts';
import type { FileHolder, FileQuota } from './insert-file.ts';

/** What a feature does with the files of its records: it has the table of which file is whose. */
export interface FileOwner {
  readonly place: FilePlace;
  /** Whose room a file takes. @throws Refused where the viewer may not add one to this record */
  holderOf(db: Queryable, viewer: Viewer, recordId: string): Promise<FileHolder>;
  /** Stores a file, and returns its id. The same bytes with the same name stay one file of a record. */
  add(
    db: Queryable,
    viewer: Viewer,
    recordId: string,
    file: UploadedFile,
    quota: FileQuota,
  ): Promise<string>;
  /** False where what it came with was taken away. Default: it is there with its record. */
  isThere?(db: Queryable, fileId: string): Promise<boolean>;
  /** @throws Refused `notFound` where the viewer does not see what it belongs to */
  assertVisible(db: Queryable, viewer: Viewer, fileId: string): Promise<void>;
  /** @throws Refused where the viewer may not take it away */
  remove(
    db: Queryable,
    viewer: Viewer,
    file: { readonly id: string; readonly name: string },
  ): Promise<void>;
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** Its kinds of records that have files. */
    readonly fileOwners?: readonly FileOwner[];
  }
}

export type FileOwners = Readonly<Record<FilePlace, FileOwner>>;

/** What the features bring, by place. @throws where one is missing: found at start */
export function fileOwnersOf(features: readonly ServerSlots[]): FileOwners {
  const owners = features.flatMap(({ fileOwners = [] }) => fileOwners);
  const entries = filePlaces.map((place) => {
    const owner = owners.find((one) => one.place === place);
    if (owner === undefined) throw new Error(`No feature provides what files of a ${place} need.`);
    return [place, owner] as const;
  });
  return Object.fromEntries(entries) as FileOwners;
}
