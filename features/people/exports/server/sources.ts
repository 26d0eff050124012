import type { ExportRequest } from '#features/people/exports/domain/export-kind.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { ExportSources, OpenExport } from '#core/server/exporting/export-source.ts';
import { featuresService, type ServerParts } from '#core/server/feature.ts';
import { withColumns } from './with-columns.ts';

type SourceParts = Pick<ServerParts, 'settings' | 'database' | 'services'>;

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** What of it is exported in the background. */
    readonly exports?: (parts: SourceParts) => ExportSources;
  }
}

/** What features bring to be exported. */
export const exportSourcesOf = (parts: SourceParts): ExportSources =>
  Object.fromEntries(
    parts.services
      .get(featuresService)
      .flatMap(({ exports }) => (exports ? Object.entries(exports(parts)) : [])),
  );

/**
 * What is exported, with the columns that were chosen.
 * @throws Refused `notFound` for what this person may not see, `forbidden` for what is administered,
 * `export.columnsMissing`
 */
export async function openExport(
  sources: ExportSources,
  db: Database,
  viewer: Viewer,
  request: ExportRequest,
): Promise<OpenExport> {
  const source = sources[request.what];
  if (!source) throw new Error(`No feature provides an export of ${request.what}.`);
  const opened = await source(db, viewer, request as never);
  const { columns } = request;
  return columns === undefined ? opened : withColumns(opened, columns);
}
