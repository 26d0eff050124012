/** Candidates are cut to those wanted when there are so many times as many. */
const heldTimes = 4;

interface Valued {
  readonly row: number;
  readonly value: number;
}

/** The rows of the highest values, without sorting all of them. */
export class TopRows {
  readonly #most: number;
  #held: Valued[] = [];
  #least: number;

  /** @param least what is lower is left out */
  constructor(most: number, least: number) {
    this.#most = most;
    this.#least = least;
  }

  /** False: a row of this value would be left out. */
  mayTake(value: number): boolean {
    return value >= this.#least;
  }

  add(row: number, value: number): void {
    if (!this.mayTake(value)) return;
    this.#held.push({ row, value });
    if (this.#held.length < this.#most * heldTimes) return;
    this.#held = this.list();
    this.#least = this.#held.at(-1)?.value ?? this.#least;
  }

  /** The highest first; of equal values the row that was there first. */
  list(): Valued[] {
    return this.#held
      .toSorted((one, other) => other.value - one.value || one.row - other.row)
      .slice(0, this.#most);
  }
}
