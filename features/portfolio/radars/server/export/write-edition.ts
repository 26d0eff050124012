import type { ExportFormat } from '#features/portfolio/radars/domain/radar-export.ts';
import type { ExportedEdition } from './exported-edition.ts';
import { writePdf } from './write-pdf.ts';
import { writePptx } from './write-pptx.ts';
import { writeCsv, writeJson, writeXlsx } from './write-sheets.ts';
import { writeSvg } from './write-svg.ts';

const office = 'application/vnd.openxmlformats-officedocument';
interface Writer {
  readonly contentType: string;
  readonly write: (edition: ExportedEdition) => Buffer | Promise<Buffer>;
}
/** How an edition is written in each format. */
export const writers: Readonly<Record<ExportFormat, Writer>> = {
  csv: { contentType: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, write: writeXlsx },
  json: { contentType: 'application/json; charset=utf-8', write: writeJson },
  svg: { contentType: 'image/svg+xml', write: writeSvg },
  pdf: { contentType: 'application/pdf', write: writePdf },
  pptx: { contentType: `${office}.presentationml.presentation`, write: writePptx },
};
