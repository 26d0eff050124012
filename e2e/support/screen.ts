import { expect, type Page } from './fixtures.ts';

/** A screen once it is loaded, and who views it. */
export interface Screen {
  readonly name: string;
  readonly person: string | null;
  readonly open: (page: Page) => Promise<void>;
  /** Print views are white in every theme. */
  readonly isAlwaysLight?: boolean;
}

export const owner = 'owner@skf.example';
export const foundry = 'foundry@outrider.example';
export const champion = 'champion@skf.example';

/** Opens a path and waits until an element is visible there. */
export const openAt =
  (address: string, seen: (page: Page) => ReturnType<Page['getByRole']>) => async (page: Page) => {
    await page.goto(address);
    await expect(seen(page)).toBeVisible();
  };
