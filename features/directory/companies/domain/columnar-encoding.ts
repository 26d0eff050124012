import * as z from 'zod/mini';
import { CompanyCard } from './company.ts';

const { shape } = CompanyCard;

/**
 * Companies encoded by column. Five thousand are a third smaller than as an array of cards, and
 * twice as fast to parse and validate.
 */
export const CompanyColumns = z
  .object({
    kind: z.array(shape.kind),
    id: z.array(shape.id),
    name: z.array(shape.name),
    oneLiner: z.array(shape.oneLiner),
    url: z.array(shape.url),
    logoUrl: z.array(shape.logoUrl),
    country: z.array(shape.country),
    city: z.array(shape.city),
    foundedYear: z.array(shape.foundedYear),
    stage: z.array(shape.stage),
    fundingUsd: z.array(shape.fundingUsd),
    fundingAmount: z.array(shape.fundingAmount),
    fundingCurrency: z.array(shape.fundingCurrency),
    tags: z.array(shape.tags),
  } satisfies Record<keyof CompanyCard, unknown>)
  .check(
    z.refine(
      (columns) => Object.values(columns).every(({ length }) => length === columns.id.length),
      'The columns are not equally long.',
    ),
  );
export type CompanyColumns = z.infer<typeof CompanyColumns>;

export const encodeColumns = (cards: readonly CompanyCard[]): CompanyColumns => ({
  kind: cards.map(({ kind }) => kind),
  id: cards.map(({ id }) => id),
  name: cards.map(({ name }) => name),
  oneLiner: cards.map(({ oneLiner }) => oneLiner),
  url: cards.map(({ url }) => url),
  logoUrl: cards.map(({ logoUrl }) => logoUrl),
  country: cards.map(({ country }) => country),
  city: cards.map(({ city }) => city),
  foundedYear: cards.map(({ foundedYear }) => foundedYear),
  stage: cards.map(({ stage }) => stage),
  fundingUsd: cards.map(({ fundingUsd }) => fundingUsd),
  fundingAmount: cards.map(({ fundingAmount }) => fundingAmount),
  fundingCurrency: cards.map(({ fundingCurrency }) => fundingCurrency),
  tags: cards.map(({ tags }) => tags),
});

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
