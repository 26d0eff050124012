import type { Bytes } from '#core/domain/files/file-types.ts';

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What an import can be brought as, by the ending of its name. */
const contentTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  json: 'application/json',
  jsonl: 'application/jsonl',
  ndjson: 'application/jsonl',
  xlsx: sheet,
};

/** For a control that chooses files: `.csv,.tsv,…`. */
export const importExtensions: readonly string[] = Object.keys(contentTypes).map(
  (extension) => `.${extension}`,
);

const extensionOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** What is surely no text, whatever its name says. A text may begin like some rarer kind by chance. */
const isNoText = /zip|gzip|pdf|officedocument|x-cfb|x-msdownload|^image\/(?:png|jpeg|gif|webp)/u;

/** The type that a name promises and the bytes do not deny, or the reason why there is none. */
export function detectImportType(
  name: string,
  { mark }: Bytes,
): { readonly contentType: string } | { readonly reason: string } {
  const extension = extensionOf(name);
  const contentType = Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  if (extension === 'xls') {
    return { reason: 'it is an old Excel file. Save it as .xlsx or CSV.' };
  }
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
/** Dates, numbers and "(1)" at the end say which one of a row of files it is, not where it is from. */
const counting = /(?:[\s_.(-]*\d[\d\s_.:T-]*\)?|[\s_-]*\(\w+\))+$/u;

/** Where a file comes from, as far as its name says: `Crunchbase export 2026-05-01.csv` → "Crunchbase export". */
export function sourceOfFile(name: string): string {
  const bare = name.replace(ending, '');
  const source = bare.replace(counting, '').trim();
  return source === '' ? bare : source;
}
