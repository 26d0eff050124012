import { serviceKey } from './services.ts';

/** Whether this process is about to stop: whoever sends it requests is told to send them elsewhere. */
export class Drain {
  #hasBegun = false;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  begin(): void {
    this.#hasBegun = true;
  }
}

export const drainService = serviceKey<Drain>('drain');
