import JSZip from 'jszip';

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const office = 'http://schemas.openxmlformats.org';
const relation = (type: string, target: string): string =>
  `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

/** A workbook with these rows as XML in its sheet. */
export function workbookOfXml(rows: string): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  );
  zip.file('_rels/.rels', relation('officeDocument', 'xl/workbook.xml'));
  zip.file('xl/_rels/workbook.xml.rels', relation('worksheet', 'worksheets/sheet1.xml'));
  zip.file(
    'xl/workbook.xml',
    `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  zip.file(
    'xl/worksheets/sheet1.xml',
    `${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
  const options = { type: 'uint8array', compression: 'DEFLATE' } as const;
  return zip.generateAsync(options) as Promise<Uint8Array<ArrayBuffer>>;
}

/** Filled in the last row and column that there can be. */
export const farCell = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
