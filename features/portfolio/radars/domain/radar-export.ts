import * as z from 'zod/mini';

export const exportFormats = ['csv', 'xlsx', 'json', 'svg', 'pdf', 'pptx'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Where a download is, and what its format cannot hold. */
export const RadarExport = z.object({ url: z.string(), losses: z.array(z.string()) });
