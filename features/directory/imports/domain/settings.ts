import * as z from 'zod/mini';
import { CompanyKind } from '#core/domain/company-kind.ts';
import { limits } from '#core/domain/limits.ts';
import { importLimits } from './limits.ts';
import { requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { KnownCompanyChoice } from './known-companies.ts';
import { isCurrency } from './currency-in-text.ts';
import { DateOrder, FileFormat, ImportOf } from './import.ts';

const column = text(importLimits.importColumnCharacters);
const sheet = text(limits.nameCharacters);
const mark = text(1);
/** A field, or the answer to a question. */
const field = text(importLimits.importColumnCharacters + 'answer:'.length);

/** How a file is parsed, as set by the user: only values that can be stored. */
const SaidFormat = z.extend(FileFormat, {
  delimiter: z.optional(mark),
  quote: z.optional(mark),
  sheet: z.optional(sheet),
  sheets: z.optional(z.array(sheet).check(z.maxLength(limits.importColumnsMost))),
  hiddenSheets: z.optional(z.array(sheet).check(z.maxLength(limits.importColumnsMost))),
  split: z.optional(
    z.union([z.object({ by: z.literal('columns') }), z.object({ by: z.literal('cell'), column })]),
  ),
  dateOrders: z.optional(z.record(column, DateOrder)),
});

/** ISO 4217. */
const Currency = z.string().check(z.refine(isCurrency, 'Unknown currency'));

/** Settings of an import before it starts. */
export const ImportSettings = z.object({
  of: ImportOf,
  /** Kind of the company records. */
  kind: z.nullable(CompanyKind),
  /** Corporation of the opportunities or projects. */
  corporationId: z.nullable(Uuid),
  /** Opportunity of the submissions. */
  opportunityId: z.nullable(Uuid),
  /** Name of the source: its mapping is reused for the next file. */
  source: requiredText(limits.importSourceCharacters),
  /** How the file is parsed. Null: as detected. */
  format: z.nullable(SaidFormat),
  /** The currency of amounts that name none in their cell, row or column. */
  currency: z._default(z.nullable(Currency), null),
  /** What happens to rows recognised as a company that is already here. */
  knownCompanies: z._default(KnownCompanyChoice, 'link'),
  /** Column → field, null where it is not imported. Null: saved or proposed mapping. */
  mapping: z.nullable(
    z
      .record(column, z.nullable(field))
      .check(
        z.refine(
          (mapping) => Object.keys(mapping).length <= limits.importColumnsMost,
          'These are too many columns.',
        ),
      ),
  ),
});
export type ImportSettings = z.infer<typeof ImportSettings>;
