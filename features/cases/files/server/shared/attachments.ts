import { linkFor } from '#core/server/authorization/download-links.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { get } from '#features/cases/files/domain/endpoints.ts';
import type { Attachment } from '#features/cases/files/domain/file.ts';
import { files } from '#features/cases/files/server/tables.ts';

/** What is shown of a file, and the key of its links. */
export const attachmentColumns = {
  id: files.id,
  name: files.name,
  size: files.size,
  contentType: files.contentType,
  linkKey: files.linkKey,
};

export type AttachmentRow = Omit<Attachment, 'url'> & { readonly linkKey: string };

/** A file for one reader, with a link of their own. The caller has authorized them. */
export const attachmentFor = (
  viewer: Viewer,
  { id, name, size, contentType, linkKey }: AttachmentRow,
): Attachment => ({
  id,
  name,
  size,
  contentType,
  url: linkFor(viewer, get, { id, key: linkKey }),
});
