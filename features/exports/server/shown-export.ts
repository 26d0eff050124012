import type { Export, ExportState } from '#features/exports/domain/export.ts';
import type { DownloadTokens } from './download-token.ts';
import type { ExportRow } from './store.ts';

/** Expired once its file may be gone. */
export const stateOf = ({ state, expiresAt }: ExportRow, now: Date): ExportState =>
  expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : state;

/** An export as its owner sees it, with an address for the next minutes. */
export function shownExport(row: ExportRow, tokens: DownloadTokens): Export {
  const { id, name, rows, total, bytes, problem, createdAt, expiresAt } = row;
  const state = stateOf(row, new Date());
  const address = `/api/exports/${id}?alt=media&token=${tokens.tokenOf(id)}`;
  return {
    ...{ id, name, state, rows, total, bytes, problem, createdAt, expiresAt },
    format: row.request.format,
    download: state === 'finished' ? address : null,
  };
}
