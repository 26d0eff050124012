/** What a demo company makes, with the words its records use. */
export interface Product {
  /** Other names for this kind of product. */
  readonly also: readonly [string, string];
  /** Where it is used: each reads after "for". */
  readonly uses: readonly [string, string, string, string, string];
  /** The tags of its field that fit. */
  readonly tags: readonly [string, ...string[]];
  /** How it works and what it brings: whole sentences. */
  readonly says: readonly [string, string, string];
}

/** A field of technology in which demo companies work. */
export interface Field<Name extends string = string> {
  readonly industry: string;
  readonly tags: readonly string[];
  /** Who buys: each reads after "customers in". */
  readonly customers: readonly [string, string, string];
  /** What sets one company apart from another: each reads after a comma. */
  readonly qualities: readonly [string, string, string, string, string, string];
  /** Beginnings and ends of company names, and words that follow them. */
  readonly names: {
    readonly roots: readonly string[];
    readonly endings: readonly string[];
    readonly nouns: readonly string[];
  };
  readonly products: Readonly<Record<Name, Product>>;
}

/** Checks a field and keeps the names of its products. */
export const field = <const Name extends string>(definition: Field<Name>): Field<Name> =>
  definition;
