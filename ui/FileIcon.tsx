import {
  File,
  FileArchive,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Presentation,
  type LucideIcon,
} from 'lucide-react';

/** Matched against the content type, then the file name. The first match counts. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\/|\.svg$/iu, FileImage],
  [/^video\//u, FileVideo],
  [/spreadsheet|csv|\.(?:xlsx|ods|csv)$/iu, FileSpreadsheet],
  [/presentation|\.(?:pptx|odp)$/iu, Presentation],
  [/zip/u, FileArchive],
  [/^text\/|pdf|word|opendocument\.text|\.(?:docx|odt|txt|md)$/iu, FileText],
];

/** An icon for the type of a file. Decorative: its name is shown beside it. */
export function FileIcon({ contentType, name }: { contentType: string; name: string }) {
  const fitting = icons.find(([kind]) => kind.test(contentType) || kind.test(name));
  const Icon = fitting?.[1] ?? File;
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />;
}
