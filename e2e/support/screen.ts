import { expect, type Page } from './fixtures.ts';

/** A screen as it stands when everything on it has arrived, and who looks at it. */
export interface Screen {
  readonly name: string;
  readonly person: string | null;
  readonly open: (page: Page) => Promise<void>;
  /** Paper is white, whatever the theme. */
  readonly isAlwaysLight?: boolean;
}

export const owner = 'owner@skf.example';
export const foundry = 'foundry@outrider.example';

/** Goes to an address and waits until something is seen there. */
export const openAt =
  (address: string, seen: (page: Page) => ReturnType<Page['getByRole']>) => async (page: Page) => {
    await page.goto(address);
    await expect(seen(page)).toBeVisible();
  };
