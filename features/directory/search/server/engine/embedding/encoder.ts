/** A model that computes a vector of a text. It takes milliseconds: used on a thread of its own. */
export interface Encoder {
  /** What its tokenizer takes words to. */
  readonly pieces: readonly string[];
  encode(texts: readonly string[]): Promise<readonly ArrayLike<number>[]>;
}
