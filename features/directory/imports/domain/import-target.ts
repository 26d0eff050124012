import type { ImportOf } from './import.ts';
import type { ImportSettings } from './settings.ts';

/** A field that a column can be mapped to. */
export interface ImportField {
  readonly field: string;
  /** Its label. */
  readonly label: string;
  readonly isRequired: boolean;
  /** Whether several columns can be mapped to it. */
  readonly isList?: boolean;
  /** Names in other sources, the most specific first. */
  readonly names: readonly string[];
}

export const importField = (
  name: string,
  label: string,
  names: readonly string[] = [],
  { isRequired = false, isList = false } = {},
): ImportField => ({ field: name, label, isRequired, isList, names });

/** A question whose answers a column may have; without an id, it is known by its wording alone. */
export interface ImportQuestion {
  readonly id: string | null;
  readonly text: string;
}

/** How a type of record has answers to questions beside its fields. */
export interface ImportQuestions {
  /** The question whose answers an export of ours has in this column; null for any other column. */
  ofColumn(column: string, questions: readonly ImportQuestion[]): ImportQuestion | null;
  /** Each question once, in order of first appearance. */
  distinct(questions: readonly ImportQuestion[]): ImportQuestion[];
}

/** What records are imported into. */
export interface ImportDestination {
  readonly setting: 'kind' | 'corporationId' | 'opportunityId';
  /** What is to be chosen: “a corporation”. */
  readonly words: string;
}

/** What a feature says of its records that can be imported. */
export interface ImportTarget {
  readonly of: ImportOf;
  /** “Companies” */
  readonly label: string;
  /** “company” */
  readonly singular: string;
  /** In display order. */
  readonly fields: readonly ImportField[];
  readonly destination: ImportDestination;
  /** The kind of company of a new import. */
  readonly kind?: ImportSettings['kind'];
  /** Whether a row may hold several of them. */
  readonly sharesRows?: boolean;
  /** Whether columns without a field are imported, too. */
  readonly keepsOtherColumns?: boolean;
  readonly questions?: ImportQuestions;
}
