/** What the values of a field are: by it they are read, written, compared and drawn. */
export type ColumnType =
  | 'source'
  | 'id'
  | 'name'
  | 'text'
  | 'line'
  | 'prose'
  | 'address'
  | 'words'
  | 'country'
  | 'year'
  /** A number of people, or a range of it. */
  | 'headcount'
  | 'amount'
  | 'currency'
  | 'day'
  /** A value of a list, which sources spell in their own ways: see `listed-values.ts`. */
  | 'listed';

/** What no source tells yet, and no column holds. */
const profileTypes = ['rounds', 'news', 'people', 'links'] as const;
export type ProfileType = (typeof profileTypes)[number];

/** Several fields that are shown and compared as one. */
const jointTypes = ['place', 'funding'] as const;

/** Sections of an export, in their order. */
export const exportSections = ['Company', 'Stage and funding', 'About', 'Record'] as const;

/** A field, with its position in each place that it has. Equal positions follow the table. */
interface Field {
  readonly type: ColumnType | ProfileType | (typeof jointTypes)[number];
  readonly label: string;
  /** In files that are imported and exported. */
  readonly labelInFiles?: string;
  /** Of one word alone. */
  readonly labelOfOne?: string;
  /** The fields that are one together. */
  readonly of?: readonly string[];
  /** On rows and cards. */
  readonly card?: number;
  /** Whether it goes into the index of the search. */
  readonly isSearched?: true;
  /** In the list of facts of a company. */
  readonly facts?: number;
  /** Beside another record. The noun is that of “Identical: website and stage.” */
  readonly comparison?: {
    readonly order: number;
    readonly label?: string;
    readonly noun: string;
  };
  /** Where people write it. */
  readonly form?: { readonly order: number; readonly example?: string };
  /** In an export of search results. Saved choices name its column by the key. */
  readonly exported?: {
    readonly section: (typeof exportSections)[number];
    readonly order: number;
    readonly key?: string;
    readonly header?: string;
  };
}

/**
 * All fields of a company. Record, card, facts, comparison, form, export and the columns of queries are
 * derived from this table. A new field needs its entry, its column in `server/tables.ts` with a migration,
 * and what files call it in `import/import-target.ts`.
 */
export const companyFields = {
  kind: {
    type: 'source',
    label: 'Source',
    card: 1,
    isSearched: true,
    exported: { section: 'Record', order: 1, key: 'source' },
  },
  id: {
    type: 'id',
    label: 'Id',
    card: 1,
    isSearched: true,
    exported: { section: 'Company', order: 1 },
  },
  externalId: {
    type: 'id',
    label: 'Id at the source',
    exported: { section: 'Record', order: 2, header: 'Id in the source' },
  },
  name: {
    type: 'name',
    label: 'Name',
    card: 1,
    isSearched: true,
    comparison: { order: 1, noun: 'name' },
    form: { order: 1 },
    exported: { section: 'Company', order: 2 },
  },
  oneLiner: {
    type: 'line',
    label: 'One line',
    labelInFiles: 'One-liner',
    card: 1,
    isSearched: true,
    form: { order: 3 },
    exported: { section: 'Company', order: 3 },
  },
  description: {
    type: 'prose',
    label: 'Description',
    isSearched: true,
    form: { order: 4 },
    exported: { section: 'About', order: 4 },
  },
  url: {
    type: 'address',
    label: 'Website',
    card: 1,
    isSearched: true,
    facts: 7,
    comparison: { order: 2, noun: 'website' },
    form: { order: 2, example: 'https://' },
    exported: { section: 'About', order: 3, key: 'website' },
  },
  logoUrl: { type: 'address', label: 'Logo', card: 1 },
  tags: {
    type: 'words',
    label: 'Tags',
    card: 2,
    isSearched: true,
    facts: 10,
    form: { order: 14 },
    exported: { section: 'About', order: 1 },
  },
  industries: {
    type: 'words',
    label: 'Industries',
    labelOfOne: 'Industry',
    isSearched: true,
    facts: 9,
    comparison: { order: 10, noun: 'industries' },
    form: { order: 15 },
    exported: { section: 'About', order: 2 },
  },
  country: {
    type: 'country',
    label: 'Country code',
    labelInFiles: 'Country',
    card: 1,
    isSearched: true,
    form: { order: 9, example: 'SE' },
    exported: { section: 'Company', order: 4 },
  },
  city: {
    type: 'text',
    label: 'City',
    card: 1,
    isSearched: true,
    form: { order: 8 },
    exported: { section: 'Company', order: 5 },
  },
  place: {
    type: 'place',
    of: ['city', 'country'],
    label: 'Location',
    facts: 6,
    comparison: { order: 3, noun: 'location' },
  },
  foundedYear: {
    type: 'year',
    label: 'Founded',
    card: 1,
    isSearched: true,
    facts: 4,
    comparison: { order: 4, noun: 'founding year' },
    form: { order: 7, example: '2019' },
    exported: { section: 'Stage and funding', order: 2, key: 'founded' },
  },
  stage: {
    type: 'listed',
    label: 'Stage',
    card: 1,
    isSearched: true,
    facts: 2,
    comparison: { order: 5, noun: 'stage' },
    form: { order: 5, example: 'Seed' },
    exported: { section: 'Stage and funding', order: 1 },
  },
  employees: {
    type: 'headcount',
    label: 'Employees',
    isSearched: true,
    facts: 5,
    comparison: { order: 6, noun: 'number of employees' },
    form: { order: 6, example: '11–50' },
    exported: { section: 'Stage and funding', order: 7 },
  },
  /** Derived from the two below by a rate that somebody entered; null without one. */
  fundingUsd: {
    type: 'amount',
    label: 'USD equivalent',
    card: 1,
    isSearched: true,
    exported: { section: 'Stage and funding', order: 5 },
  },
  fundingAmount: {
    type: 'amount',
    label: 'Total funding',
    labelInFiles: 'Funding',
    card: 1,
    form: { order: 11, example: '2.5M' },
    exported: { section: 'Stage and funding', order: 3, key: 'funding' },
  },
  fundingCurrency: {
    type: 'currency',
    label: 'Currency',
    labelInFiles: 'Currency of funding',
    card: 1,
    form: { order: 12, example: 'USD' },
    exported: { section: 'Stage and funding', order: 4 },
  },
  funding: {
    type: 'funding',
    of: ['fundingAmount', 'fundingCurrency'],
    label: 'Total funding',
    facts: 1,
    comparison: { order: 7, noun: 'funding', label: 'Funding' },
  },
  lastFundingAt: {
    type: 'day',
    label: 'Last round',
    labelInFiles: 'Last funding',
    isSearched: true,
    facts: 3,
    comparison: { order: 8, noun: 'last round' },
    form: { order: 13, example: '2026-05-01' },
    exported: { section: 'Stage and funding', order: 6, key: 'lastFunding' },
  },
  status: {
    type: 'listed',
    label: 'Status',
    isSearched: true,
    facts: 8,
    comparison: { order: 9, noun: 'status' },
    form: { order: 10, example: 'operating' },
  },
  sourceUpdatedAt: { type: 'day', label: 'Changed at the source' },
  fundingRounds: {
    type: 'rounds',
    label: 'Rounds',
    form: { order: 16, example: 'Seed, 2024-05-01, 2.5M USD' },
  },
  news: {
    type: 'news',
    label: 'News',
    form: { order: 17, example: '2026-05-01, Opens a plant in Lund, https://…' },
  },
  people: {
    type: 'people',
    label: 'People',
    form: { order: 18, example: 'Ada Berg, founder' },
  },
  links: {
    type: 'links',
    label: 'Links',
    form: { order: 19, example: 'LinkedIn, https://…' },
  },
} as const satisfies Record<string, Field>;

export type FieldTable = typeof companyFields;
type FieldName = keyof FieldTable;
type NamesWith<Trait> = {
  [Name in FieldName]: FieldTable[Name] extends Trait ? Name : never;
}[FieldName];
/** The fields with a column. */
export type StoredField = NamesWith<{ readonly type: ColumnType }>;
export type ProfileField = NamesWith<{ readonly type: ProfileType }>;
export type JointField = NamesWith<{ readonly of: object }>;
/** The fields that people may write. */
export type EditableField = NamesWith<{ readonly form: object }>;
export type CardField = NamesWith<{ readonly card: number }>;
export type SearchedField = NamesWith<{ readonly isSearched: true }>;
export type ShownField = NamesWith<{ readonly facts: number }>;
export type ComparedField = NamesWith<{ readonly comparison: object }>;
export type ExportedField = NamesWith<{ readonly exported: object }>;

const table: Readonly<Record<FieldName, Field>> = companyFields;
const names = Object.keys(companyFields) as FieldName[];

const ofType =
  (types: readonly Field['type'][]) =>
  (name: FieldName): boolean =>
    types.includes(table[name].type);
const isJoint = ofType(jointTypes);
const isInProfile = ofType(profileTypes);

export const isProfileField = (name: FieldName): name is ProfileField => isInProfile(name);
export const profileFields = names.filter(isProfileField);
export const storedFields = names.filter(
  (name): name is StoredField => !isJoint(name) && !isProfileField(name),
);
export const editableFields = names.filter((name): name is EditableField => 'form' in table[name]);
export const searchedFields = names.filter(
  (name): name is SearchedField => 'isSearched' in table[name],
);

/** The fields with a position there, in their order. */
const inOrder = <Name extends FieldName>(positionOf: (field: Field) => number | undefined) =>
  names
    .filter((name): name is Name => positionOf(table[name]) !== undefined)
    .toSorted((one, other) => (positionOf(table[one]) ?? 0) - (positionOf(table[other]) ?? 0));

export const cardFields = inOrder<CardField>(({ card }) => card);
export const fieldsBeyondCard = storedFields.filter(
  (name): name is Exclude<StoredField, CardField> => !cardFields.some((one) => one === name),
);
export const shownFields = inOrder<ShownField>(({ facts }) => facts);
export const comparedFields = inOrder<ComparedField>(({ comparison }) => comparison?.order);
export const formFields = inOrder<EditableField>(({ form }) => form?.order);
export const exportedFields = inOrder<ExportedField>(({ exported }) => exported?.order);

/** How a field is called, and where. */
export const fieldOf = (name: FieldName): Field => table[name];

/** Something for each of these fields. */
export const byField = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** These fields of a record alone. */
export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
