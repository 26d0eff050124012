import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

const desk = [1440, 900] as const;

/** A size of the page, until the test ends. */
export async function setViewport(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(...desk));
  await page.viewport(width, height);
}

export const usePhone = () => setViewport(390, 844);
