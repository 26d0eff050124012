import * as z from 'zod/mini';
import { CompanyKind } from '#features/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import { importLimits } from './limits.ts';
import { requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { DateOrder, FileFormat, ImportOf } from './import.ts';

const column = text(importLimits.importColumnCharacters);
const sheet = text(limits.nameCharacters);
const mark = text(1);
/** A field, or the answer to a question. */
const field = text(importLimits.importColumnCharacters + 'answer:'.length);

/** How a file is read, as somebody may say it: what is kept can be kept. */
const SaidFormat = z.extend(FileFormat, {
  delimiter: z.optional(mark),
  quote: z.optional(mark),
  sheet: z.optional(sheet),
  sheets: z.optional(z.array(sheet).check(z.maxLength(limits.importColumnsMost))),
  dateOrders: z.optional(z.record(column, DateOrder)),
});

/** What is said of an import before it begins. */
export const ImportSettings = z.object({
  of: ImportOf,
  /** What companies are brought as. */
  kind: z.nullable(CompanyKind),
  /** Whose opportunities or projects they are. */
  corporationId: z.nullable(Uuid),
  /** What they are handed in to. */
  opportunityId: z.nullable(Uuid),
  /** Where the file comes from: the next one of the same name is matched in the same way. */
  source: requiredText(limits.importSourceCharacters),
  /** How the file is read. Null: as its bytes say. */
  format: z.nullable(SaidFormat),
  /** Column → field, null where it is left out. Null: as it was for this source, or as proposed. */
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
