import * as z from 'zod/mini';
import { CompanyCard } from './company.ts';
import { byField, cardFields, type CardField } from './company-fields.ts';

const { shape } = CompanyCard;
type Shape = { [Name in CardField]: z.ZodMiniArray<(typeof shape)[Name]> };

/**
 * Companies encoded by column. Five thousand are a third smaller than as an array of cards, and
 * twice as fast to parse and validate.
 */
export const CompanyColumns = z
  .object(byField(cardFields, (name) => z.array(shape[name])) as Shape)
  .check(
    z.refine(
      (columns) => Object.values(columns).every(({ length }) => length === columns.id.length),
      'The columns are not equally long.',
    ),
  );
export type CompanyColumns = z.infer<typeof CompanyColumns>;

export const encodeColumns = (cards: readonly CompanyCard[]): CompanyColumns =>
  byField(cardFields, (name) => cards.map((card) => card[name])) as CompanyColumns;

/** Written out: in a loop over the fields, it takes eight times as long. */
export const decodeColumns = (columns: CompanyColumns): CompanyCard[] =>
  columns.kind.map((kind, nth) => ({
    kind,
    id: columns.id[nth] ?? '',
    name: columns.name[nth] ?? '',
    oneLiner: columns.oneLiner[nth] ?? null,
    url: columns.url[nth] ?? null,
    logoUrl: columns.logoUrl[nth] ?? null,
    country: columns.country[nth] ?? null,
    city: columns.city[nth] ?? null,
    foundedYear: columns.foundedYear[nth] ?? null,
    stage: columns.stage[nth] ?? null,
    fundingUsd: columns.fundingUsd[nth] ?? null,
    fundingAmount: columns.fundingAmount[nth] ?? null,
    fundingCurrency: columns.fundingCurrency[nth] ?? null,
    tags: columns.tags[nth] ?? [],
  }));
