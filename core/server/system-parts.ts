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

/** The parts of one server: a feature adds its own in `provide`. */
export class SystemParts {
  readonly #parts: SystemPart[] = [];

  add(...parts: readonly SystemPart[]): this {
    this.#parts.push(...parts);
    return this;
  }

  all(): readonly SystemPart[] {
    return this.#parts;
  }
}

export const systemPartsService = serviceKey<SystemParts>('system parts');
