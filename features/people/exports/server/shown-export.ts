import type { Export, ExportState } from '#features/people/exports/domain/export.ts';
import { linkFor } from '#core/server/authorization/download-links.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { get } from '#features/people/exports/domain/endpoints.ts';
import type { ExportRow } from './store.ts';

/** Expired once its file may be gone. */
export const stateOf = ({ state, expiresAt }: ExportRow, now: Date): ExportState =>
  expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : state;

/** An export as its owner sees it, with an address for the next minutes. */
export function shownExport(viewer: Viewer, row: ExportRow, key: string): Export {
  const { id, name, rows, total, bytes, problem, createdAt, expiresAt } = row;
  const state = stateOf(row, new Date());
  return {
    id,
    name,
    state,
    rows,
    total,
    bytes,
    problem,
    createdAt,
    expiresAt,
    format: row.request.format,
    download: state === 'finished' ? linkFor(viewer, get, { id, key }) : null,
  };
}
