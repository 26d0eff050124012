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

/** By what a file is, else by what its name says it is. The first that fits. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\/|\.svg$/iu, FileImage],
  [/^video\//u, FileVideo],
  [/spreadsheet|csv|\.(?:xlsx|ods|csv)$/iu, FileSpreadsheet],
  [/presentation|\.(?:pptx|odp)$/iu, Presentation],
  [/zip/u, FileArchive],
  [/^text\/|pdf|word|opendocument\.text|\.(?:docx|odt|txt|md)$/iu, FileText],
];

/** What kind of file it is, at a glance. Its name stands beside it. */
export function FileIcon({ contentType, name }: { contentType: string; name: string }) {
  const fitting = icons.find(([kind]) => kind.test(contentType) || kind.test(name));
  const Icon = fitting?.[1] ?? File;
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />;
}
