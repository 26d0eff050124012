import type { Bytes } from '#core/domain/files/file-types.ts';

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Accepted file types by extension. */
const contentTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  json: 'application/json',
  jsonl: 'application/jsonl',
  ndjson: 'application/jsonl',
  xlsx: sheet,
};

/** Spreadsheets that are not read, by extension. */
const otherSheets: Readonly<Record<string, string>> = {
  xls: 'an old Excel file',
  xlsb: 'a binary Excel file',
  ods: 'an OpenDocument spreadsheet',
  numbers: 'a Numbers spreadsheet',
};

/** The same by content, whatever their name. */
const otherMarks: readonly (readonly [RegExp, string])[] = [
  [/x-cfb/u, 'an old Excel file'],
  [/opendocument\.spreadsheet/u, 'an OpenDocument spreadsheet'],
];

/** For the `accept` attribute of a file input: `.csv,.tsv,…`. */
export const importExtensions: readonly string[] = Object.keys(contentTypes).map(
  (extension) => `.${extension}`,
);

const extensionOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Signatures of binary files, whatever their name. Leaves out rarer types whose signature a text
 * may begin with.
 */
const isNoText = /zip|gzip|pdf|officedocument|x-cfb|x-msdownload|^image\/(?:png|jpeg|gif|webp)/u;

/** The type by extension, unless the content contradicts it, or the reason for refusing the file. */
export function detectImportType(
  name: string,
  { mark }: Bytes,
): { readonly contentType: string } | { readonly reason: string } {
  const extension = extensionOf(name);
  const contentType = Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  const byContent = otherMarks.find(([pattern]) => pattern.test(mark ?? ''))?.[1];
  const other = Object.hasOwn(otherSheets, extension) ? otherSheets[extension] : byContent;
  if (other !== undefined) return { reason: `it is ${other}. Save it as XLSX.` };
  if (contentType === undefined) {
    return { reason: 'an import is a CSV, XLSX, JSON or JSON Lines file.' };
  }
  const agrees =
    contentType === sheet
      ? mark === sheet || mark === 'application/zip'
      : mark === null || !isNoText.test(mark);
  return agrees
    ? { contentType }
    : { reason: `it is called .${extension}, but its content is something else.` };
}

const ending = /\.[^.]*$/u;
/** Dates, numbers and "(1)" at the end number the files of one source. */
const counting = /(?:[\s_.(-]*\d[\d\s_.:T-]*\)?|[\s_-]*\(\w+\))+$/u;

/**
 * The source's name derived from the file name: `Crunchbase export 2026-05-01.csv` → "Crunchbase
 * export".
 */
export function sourceOfFile(name: string): string {
  const bare = name.replace(ending, '');
  const source = bare.replace(counting, '').trim();
  return source === '' ? bare : source;
}
