import { serviceKey } from './services.ts';

/** How a part of the installation is doing, in words for whoever runs it. */
export interface PartHealth {
  /** `attention`: it works, and somebody should look at it. */
  readonly state: 'ok' | 'attention' | 'down';
  readonly message: string;
}

/** A part of the installation, as the page of the system shows it. */
export interface SystemPart {
  readonly name: string;
  /** A failure to find out counts as down. */
  readonly check: () => Promise<PartHealth>;
}

/** The parts of one server: a feature adds its own, in `provide` or in `start`. */
export class SystemParts {
  readonly #first: SystemPart[] = [];
  readonly #others: SystemPart[] = [];

  add(...parts: readonly SystemPart[]): void {
    this.#others.push(...parts);
  }

  /** What everything else stands on is shown first. */
  addFirst(...parts: readonly SystemPart[]): void {
    this.#first.push(...parts);
  }

  all(): readonly SystemPart[] {
    return [...this.#first, ...this.#others];
  }
}

export const systemPartsService = serviceKey<SystemParts>('system parts');
