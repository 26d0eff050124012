import { serverLimits } from '#core/platform/limits.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { openLink, type OpenedLink } from '#core/server/endpoints/open-link.ts';
import { get } from '#features/cases/files/domain/endpoints.ts';
import type { FileLinks } from '#features/cases/files/server/shared/file-links.ts';
import { findOwnFile } from './own-file-transfer.ts';

/** An own file by a token of it, or for its owner, who calls. */
export async function openHostedFile(
  db: Queryable,
  links: FileLinks,
  viewerOfCall: () => Promise<Viewer>,
  name: string,
  token: string | undefined,
): Promise<OpenedLink> {
  if (token === undefined) {
    const file = await findOwnFile(db, await viewerOfCall(), name);
    return { file, until: Date.now() + serverLimits.fileFreshMs };
  }
  const opened = await openLink(db, get, links, { id: name, token });
  if ('refusal' in opened) throw refused(storageRefusals['storage.unauthorized']);
  return opened;
}
