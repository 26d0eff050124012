/** A fact of the whole page that comes and goes, for `useSyncExternalStore`. */
export class Flag {
  #isSet = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly isSet = (): boolean => this.#isSet;

  set(isSet: boolean): void {
    this.#isSet = isSet;
    for (const listener of this.#listeners) listener();
  }
}
