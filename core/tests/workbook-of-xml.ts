import JSZip from 'jszip';

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const office = 'http://schemas.openxmlformats.org';
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...all: readonly string[]): string =>
  `${xml}<Relationships xmlns="${office}/package/2006/relationships">${all.join('')}</Relationships>`;

export interface SheetOfXml {
  readonly name: string;
  /** Its rows; null: a chart. */
  readonly rows: string | null;
  readonly isHidden?: boolean;
}

interface PackageOptions {
  /** Where the workbook is; "" is the root. */
  readonly folder?: string;
  /** How a program calls the files of the package. */
  readonly nameOf?: (path: string) => string;
  readonly sharedStrings?: readonly string[];
}

const sheetXml = (rows: string | null): string =>
  rows === null
    ? `${xml}<chartsheet xmlns="${office}/spreadsheetml/2006/main"/>`
    : `${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook with these sheets, as other programs may write it. */
export function workbookOfSheets(
  sheets: readonly SheetOfXml[],
  { folder = 'xl/', nameOf = (path) => path, sharedStrings }: PackageOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  const add = (path: string, content: string) => zip.file(nameOf(path), content);
  const pathOf = (rows: string | null, at: number) =>
    `${rows === null ? 'chartsheets' : 'worksheets'}/sheet${at + 1}.xml`;
  add(
    '[Content_Types].xml',
    `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  );
  add('_rels/.rels', relations(relation('rId1', 'officeDocument', `${folder}workbook.xml`)));
  const ofSheets = sheets.map(({ rows }, at) =>
    relation(`rId${at + 1}`, rows === null ? 'chartsheet' : 'worksheet', pathOf(rows, at)),
  );
  const ofStrings = sharedStrings ? [relation('rId99', 'sharedStrings', 'sharedStrings.xml')] : [];
  add(`${folder}_rels/workbook.xml.rels`, relations(...ofSheets, ...ofStrings));
  const names = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  add(
    `${folder}workbook.xml`,
    `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${names.join('')}</sheets></workbook>`,
  );
  for (const [at, { rows }] of sheets.entries())
    add(`${folder}${pathOf(rows, at)}`, sheetXml(rows));
  if (sharedStrings) {
    const strings = sharedStrings.map((text) => `<si><t>${text}</t></si>`).join('');
    add(
      `${folder}sharedStrings.xml`,
      `${xml}<sst xmlns="${office}/spreadsheetml/2006/main">${strings}</sst>`,
    );
  }
  const options = { type: 'uint8array', compression: 'DEFLATE' } as const;
  return zip.generateAsync(options) as Promise<Uint8Array<ArrayBuffer>>;
}

/** A workbook with these rows as XML in its sheet. */
export const workbookOfXml = (rows: string): Promise<Uint8Array<ArrayBuffer>> =>
  workbookOfSheets([{ name: 'One', rows }]);

/** Cells with texts, as XML; null is an empty one. */
export const cellsOfXml = (row: number, ...texts: readonly (string | null)[]): string =>
  texts
    .map((text, at) =>
      text === null
        ? ''
        : `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    .join('');

/** Rows with texts, as XML; null is an empty row. */
export const rowsOfXml = (...rows: readonly (readonly (string | null)[] | null)[]): string =>
  rows
    .map((texts, at) =>
      texts === null ? '' : `<row r="${at + 1}">${cellsOfXml(at + 1, ...texts)}</row>`,
    )
    .join('');

/** Filled in the last row and column that there can be. */
export const farCell = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
