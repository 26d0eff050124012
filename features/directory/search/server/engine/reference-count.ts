/** Counts references, so that an object is disposed of only when it is no longer used. */
export class ReferenceCount<Of extends object> {
  readonly #users = new Map<Of, number>();
  readonly #waiting = new Map<Of, () => void>();

  async while<Result>(used: Of, act: () => Promise<Result>): Promise<Result> {
    this.#users.set(used, (this.#users.get(used) ?? 0) + 1);
    try {
      return await act();
    } finally {
      const left = (this.#users.get(used) ?? 1) - 1;
      if (left > 0) this.#users.set(used, left);
      else {
        this.#users.delete(used);
        this.#waiting.get(used)?.();
      }
    }
  }

  /** Call once per object, when no new uses can start. */
  async end(used: Of): Promise<void> {
    if (!this.#users.has(used)) return;
    await new Promise<void>((resolve) => this.#waiting.set(used, resolve));
    this.#waiting.delete(used);
  }
}
