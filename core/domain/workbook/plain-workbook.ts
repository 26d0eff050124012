import { plainSheet } from './sheet-xml.ts';
import { workbookParts, type Parts } from './workbook-parts.ts';
import { xmlText, type TextCodec } from './xml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const office = 'http://schemas.openxmlformats.org';
const relations = `${office}/officeDocument/2006/relationships`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;

/** Pictures and the like need not be unpacked. */
export const isPartOfWorkbook = ({ name }: { readonly name: string }): boolean =>
  /\.(?:xml|rels)$/iu.test(name);

/** Why a workbook is not read: a part is missing, or its cells are too far apart for memory. */
export type WorkbookProblem = 'no workbook' | 'far apart';

export interface PlainWorkbook {
  /** The parts that matter, where every program has them. */
  readonly parts: Parts;
  /** The sheets with cells, in order. */
  readonly sheets: readonly {
    readonly isHidden: boolean;
    /** Counted from 0. */
    readonly hiddenRows: readonly number[];
  }[];
}

/**
 * A workbook of any program as the usual ones write it: programs differ in the names and places of its
 * parts, and in what they leave out, all within ECMA-376.
 */
export function plainWorkbook(
  parts: Parts,
  codec: TextCodec,
): PlainWorkbook | { readonly problem: WorkbookProblem } {
  const workbook = workbookParts(parts, codec);
  if (workbook === null) return { problem: 'no workbook' };
  const { styles, sharedStrings } = workbook;
  const plain: Record<string, Uint8Array> = {};
  const sheets: PlainWorkbook['sheets'][number][] = [];
  for (const [at, { part, isHidden }] of workbook.sheets.entries()) {
    const xml = xmlText(part, codec);
    const sheet = plainSheet(xml, styles !== undefined);
    if (sheet === null) return { problem: 'far apart' };
    plain[`xl/worksheets/sheet${at + 1}.xml`] = codec.encode(sheet.xml);
    sheets.push({ isHidden, hiddenRows: sheet.hiddenRows });
  }
  const names = workbook.sheets.map(
    ({ name }, at) =>
      `<sheet name="${name.replaceAll('"', '&quot;')}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const targets = workbook.sheets.map((_, at) =>
    relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  plain['xl/workbook.xml'] = codec.encode(
    `${declaration}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relations}"><workbookPr date1904="${workbook.isFrom1904 ? 1 : 0}"/><sheets>${names.join('')}</sheets></workbook>`,
  );
  plain['xl/_rels/workbook.xml.rels'] = codec.encode(
    `${declaration}<Relationships xmlns="${office}/package/2006/relationships">${targets.join('')}</Relationships>`,
  );
  if (styles) plain['xl/styles.xml'] = styles;
  if (sharedStrings) plain['xl/sharedStrings.xml'] = sharedStrings;
  return { parts: plain, sheets };
}
