import * as z from 'zod/mini';
import { CompanyKind } from '#core/domain/company-kind.ts';
import { Instant, Uuid } from '#core/domain/schemas.ts';
import {
  cardFields,
  companyFields,
  byField,
  storedFields,
  type ColumnType,
  type FieldTable,
  type StoredField,
} from './company-fields.ts';

/** Identifies a company record: its kind and its id. */
export const CompanyRef = z.object({ kind: CompanyKind, id: z.string() });
export type CompanyRef = z.infer<typeof CompanyRef>;

/** All records of the company, itself included, where it has several. */
export const FoldedRecords = z.optional(z.array(CompanyRef));

/** A reference in a request. */
export const RequestedCompany = z.object({ kind: CompanyKind, id: Uuid });

/** A reference as a string, for use as a key in sets, maps and URLs. */
export const refKey = ({ kind, id }: CompanyRef): string => `${kind} ${id}`;

const text = z.nullable(z.string());

/** How the values of a column are read. */
const schemas = {
  source: CompanyKind,
  id: z.string(),
  name: z.string(),
  text,
  line: text,
  prose: text,
  address: text,
  words: z.array(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: text,
  year: z.nullable(z.int()),
  headcount: text,
  amount: z.nullable(z.number()),
  /** ISO 4217. */
  currency: text,
  day: z.nullable(Instant),
  listed: text,
} satisfies Record<ColumnType, z.ZodMiniType>;

type Shape = { [Name in StoredField]: (typeof schemas)[FieldTable[Name]['type']] };

export const Company = z.object(
  byField(storedFields, (name) => schemas[companyFields[name].type]) as Shape,
);
export type Company = z.infer<typeof Company>;

/** The fields of a company that a row or a card shows. */
export const CompanyCard = z.pick(
  Company,
  byField(cardFields, () => true as const),
);
export type CompanyCard = z.infer<typeof CompanyCard>;

const empty: Partial<Record<ColumnType, unknown>> = {
  source: 'startup',
  id: '',
  name: '',
  words: [],
};

/** These fields of a company of which nothing is known. */
export const emptyFields = <Name extends StoredField>(names: readonly Name[]) =>
  byField(names, (name) => empty[companyFields[name].type] ?? null) as Pick<Company, Name>;
