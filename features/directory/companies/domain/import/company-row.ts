import type { Company } from '#features/directory/companies/domain/company.ts';
import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { limits } from '#core/domain/limits.ts';
import {
  isSpreadsheetError,
  quoted,
  rawText,
  type Cell,
} from '#features/directory/imports/domain/cells.ts';
import {
  omissionRemark,
  readCountry,
  readCurrency,
  readFunding,
  readWebAddress,
  splitPlace,
} from '#features/directory/imports/domain/company-values.ts';
import type { DateOrder, ImportMapping } from '#features/directory/imports/domain/import.ts';
import { currencyOfHeader } from '#features/directory/imports/domain/currency-in-text.ts';
import { plainReader, type RowValues } from './plain-values.ts';
import { openNamesakes, standInIdOf } from './stand-in-ids.ts';
import {
  columnIndexesOf,
  CellRowReader,
  type RowReadResult,
} from '#features/directory/imports/domain/cell-row-reader.ts';

type Identified = Pick<Company, 'externalId' | 'name'>;

/** A company parsed from a row. */
export type CompanyRow = Identified &
  Omit<RowValues, keyof Identified> & {
    /** The name only replaces a damaged one: it does not overwrite an existing name. */
    readonly isStandIn: boolean;
  };

/** Fallback for a damaged name: the website, else the end of the id. */
function standInFor(url: string | null, externalId: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/iu.exec(url ?? '')?.[1];
  return host ?? externalId.split('/').findLast((part) => part !== '') ?? externalId;
}

export interface CompanyReading {
  readonly columns: readonly string[];
  readonly mapping: ImportMapping;
  readonly dateOrders?: Readonly<Record<string, DateOrder>> | undefined;
  /** The name of the source: companies that have only a name belong to it. */
  readonly source?: string | undefined;
  /** The currency chosen for the file. */
  readonly currency?: string | null | undefined;
  readonly timeZone: string;
  readonly now: Date;
}

/** Parses rows as companies, for one column mapping. */
export function companyReader(reading: CompanyReading) {
  const { columns, mapping, dateOrders = {}, currency = null, timeZone, now } = reading;
  const namesakeId = openNamesakes(reading.source ?? '');
  const places = columnIndexesOf(columns, mapping);
  const hasIds = places.has('externalId');
  const header = columns[places.get('fundingAmount')?.[0] ?? -1] ?? '';
  const ofColumn = currencyOfHeader(header).currency ?? currency;

  const readPlain = plainReader({
    orderOf: (row, field) => dateOrders[row.column(field)],
    timeZone,
    now,
  });

  return (cells: readonly Cell[]): RowReadResult<CompanyRow> => {
    const row = new CellRowReader(companyImport.fields, columns, places, cells);
    const url = row.read('url', readWebAddress);
    const ownName = row.text('name', limits.nameCharacters);
    const damaged =
      ownName === null ? row.cells('name').map(rawText).find(isSpreadsheetError) : null;
    const place = placeOf(row, row.read('country', readCountry));
    const ownId = hasIds ? row.raw('externalId') : null;
    const externalId =
      ownId ??
      standInIdOf({ name: ownName, url, ...place }) ??
      (ownName === null ? null : namesakeId(ownName, cells));
    if (ownName === null && typeof damaged !== 'string' && row.isWritten('name'))
      return { rejected: [row.whyMissing('name')] };
    if (externalId === null) return { rejected: ['It has neither a name nor a website.'] };
    if (externalId.length > limits.externalIdCharacters)
      return { rejected: [`Its id is longer than ${limits.externalIdCharacters} characters.`] };
    if (ownName === null && typeof damaged !== 'string')
      return { rejected: [row.whyMissing('name')] };
    const name = ownName ?? standInFor(url, externalId);
    if (ownName === null)
      row.remarks.unshift(
        `The name ${quoted(damaged ?? '')} is a spreadsheet's error; ` +
          `where no name is known yet, ${quoted(name)} stands in for it.`,
      );
    else if (hasIds && ownId === null)
      row.remarks.unshift(
        'It has no id at its source; its website, or its name and place, stand in.',
      );
    if (ownName !== null && isOddName(ownName))
      row.remarks.unshift(`The name ${quoted(ownName)} looks like a formula, a link or markup.`);
    const stated = row.read('fundingCurrency', readCurrency) ?? ofColumn;
    const funding = row.read('fundingAmount', (text) => readFunding(text, stated, place.country));
    return {
      row: readPlain(
        {
          externalId,
          name,
          isStandIn: ownName === null,
          url,
          country: place.country,
          city: place.city,
          fundingAmount: funding?.amount ?? null,
          fundingCurrency: funding?.currency ?? null,
        },
        row,
      ),
      remarks: row.remarks,
    };
  };
}

const isOddName = (name: string): boolean =>
  /^[=@]|^[+-].*\(|:\/\/|<[^>]*>/u.test(name) || !/[\p{L}\p{N}]/u.test(name);

/** City and country; a city may stand in one cell with its country. */
function placeOf(row: CellRowReader, country: string | null) {
  const text = row.text('city', limits.nameCharacters);
  if (text === null) return { city: null, country };
  if (!/\p{L}/u.test(text)) {
    row.remarks.push(omissionRemark('City', text, 'is not a known place'));
    return { city: null, country };
  }
  const read = splitPlace(text);
  // Beside its country, “Luxembourg” is a city.
  if (read.city === null && country !== null) return { city: text, country };
  return { city: read.city, country: country ?? read.country };
}
