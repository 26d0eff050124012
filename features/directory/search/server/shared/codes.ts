/** Dictionary encoding of a facet's values: companies hold numbers. */
export class Codes {
  readonly values: string[] = [''];
  readonly #codes = new Map<string, number>([['', 0]]);

  /** 0 stands for "none". */
  codeOf(value: string | null): number {
    if (value === null) return 0;
    const code = this.#codes.get(value);
    if (code !== undefined) return code;
    this.#codes.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  /** Undefined when no company has the value. */
  known(value: string): number | undefined {
    return this.#codes.get(value);
  }
}
