import { appendFileSync } from 'node:fs';

/**
 * A reporter of Vitest that ends a run in which nothing has ended for long, and says what was running:
 * a file that never finishes loading has no limit of its own.
 */

/** Longer than a test and what is before and after it may take together. */
const silentMs = 1_200_000;
const lookMs = 60_000;

// eslint-disable-next-line import/no-default-export -- what Vitest loads
export default class EndHangs {
  /** @type {Set<string>} */
  #running = new Set();
  #looks = 0;

  onInit() {
    // Looks are counted, not measured: a machine that slept has missed none.
    setInterval(() => this.#look(), lookMs).unref();
  }

  /** @param {{ moduleId: string }} module */
  onTestModuleQueued({ moduleId }) {
    this.#running.add(moduleId);
  }

  onTestCaseResult() {
    this.#looks = 0;
  }

  /** @param {{ moduleId: string }} module */
  onTestModuleEnd({ moduleId }) {
    this.#running.delete(moduleId);
    this.#looks = 0;
  }

  #look() {
    this.#looks += 1;
    if (this.#looks * lookMs < silentMs) return;
    const running = [...this.#running].join(', ') || 'no file';
    const text = `No test has ended for ${silentMs / 60_000} minutes, running: ${running}`;
    console.error(text);
    if (process.env.HANGS !== undefined) appendFileSync(process.env.HANGS, `${text}\n`);
    process.exit(1);
  }
}
