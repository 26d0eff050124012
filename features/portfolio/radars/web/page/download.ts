import { download } from '#features/portfolio/radars/domain/export-endpoints.ts';
import type { ExportFormat } from '#features/portfolio/radars/domain/radar-export.ts';
import { startDownload } from '#core/web/start-download.ts';
import { call } from '#core/web/transport/call.ts';

/** Where an edition can be downloaded, and what the format cannot hold. */
export const fetchDownload = (id: string, editionId: string, format: ExportFormat) =>
  call(download, { params: { id }, query: { editionId, format } });

/** Twice the size in px, for slides. */
const scale = 2;

/** The SVG of the server as a PNG: drawn here, where the fonts are. */
export async function saveAsPng(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  const picture = new Image();
  // The policy allows pictures from data, and none from blobs.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await response.text())}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth * scale;
  canvas.height = picture.naturalHeight * scale;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The browser could not draw the picture.');
  const made = URL.createObjectURL(file);
  startDownload(made, name);
  setTimeout(() => URL.revokeObjectURL(made), 10_000);
}
