import * as z from 'zod/mini';
import { Uuid } from '#core/domain/schemas.ts';
import { ArchiveFormat } from '#features/people/exports/domain/export.ts';
import type { ExportKind } from '#features/people/exports/domain/export-kind.ts';

/** What is a corporation’s, as far as one sees it. */
export const exportOfCorporation = {
  what: 'corporation',
  place: 7,
  request: z.object({ what: z.literal('corporation'), id: Uuid, format: ArchiveFormat }),
} as const satisfies ExportKind;
