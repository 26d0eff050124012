import { expect } from 'vitest';

/** Path, query and fragment. */
const currentAddress = () => window.location.href.slice(window.location.origin.length);

/** Waits for an address of the application. */
export async function expectAddress(address: string | RegExp): Promise<void> {
  if (typeof address === 'string') await expect.poll(currentAddress).toBe(address);
  else await expect.poll(currentAddress).toMatch(address);
}

/** Waits for the title of a screen. */
export async function expectTitle(title: string): Promise<void> {
  await expect.poll(() => document.title).toBe(`${title} | Outrider`);
}

/** The browser's Back. */
export function goBack(): void {
  window.history.back();
}
