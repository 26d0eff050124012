import { expect, type Locator } from './fixtures.ts';

/** Clicks it if it is there: in one step in the page, so that it is known whether it was. */
export const clickIfThere = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([first]) => {
    if (!(first instanceof HTMLElement) || first.matches(':disabled')) return false;
    first.click();
    return true;
  });

/** Clicks it as soon as it is there. False: it is known first that it will not be. */
export async function clickUnless(
  target: Locator,
  isOver: () => Promise<boolean>,
): Promise<boolean> {
  let isClicked = false;
  await expect
    .poll(async () => {
      isClicked = await clickIfThere(target);
      return isClicked || (await isOver());
    })
    .toBe(true);
  return isClicked;
}
