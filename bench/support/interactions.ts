import type { Locator, Page } from '@playwright/test';
import { timeToDraw, type RenderTarget } from './time-to-draw.ts';
import { median } from './median.ts';

/** Time for all effects of an action, including storage and notifications. */
const restMs = 800;
const rounds = 3;
/** A response within this time feels immediate. */
const goalMs = 100;

/** A user action, and its visible effect. */
interface Interaction {
  readonly name: string;
  readonly event: 'click' | 'keydown' | 'input';
  readonly execute: () => Promise<void>;
  readonly renderTarget: RenderTarget;
}

const there = (selector: string, text?: string): RenderTarget => ({
  selector,
  isThere: true,
  ...(text !== undefined && { text }),
});
const gone = (selector: string, text?: string): RenderTarget => ({
  ...there(selector, text),
  isThere: false,
});

/** Actions in sequence, each of which starts from the result of the previous one. */
function interactionsOf(page: Page, nth: number): readonly Interaction[] {
  const space = (id: string) => `[role="row"][data-key="${id}"]`;
  const selectionOf = (id: string) => there(`${space(id)}[aria-selected="true"]`);
  const [count, panel] = ['[role="status"]', 'aside[aria-label="Company"] textarea'];
  const [bar, menu] = ['[aria-label="Selection"]', '[role="menu"]'];
  const view = (name: string) => page.getByRole('radio', { name, exact: true });
  const name = page.locator('tbody th button').nth(3);
  const more = page.getByRole('button', { name: /^Move .+ to…$/u }).nth(nth + 2);
  const search = page.getByRole('searchbox', { name: 'Search in this collection' });
  const click = (what: string, target: Locator, renderTarget: RenderTarget): Interaction => ({
    name: what,
    event: 'click',
    execute: () => target.click(),
    renderTarget,
  });
  const press = (
    what: string,
    key: string,
    renderTarget: RenderTarget,
    at?: Locator,
  ): Interaction => ({
    name: what,
    event: 'keydown',
    renderTarget,
    execute: async () => {
      await at?.focus();
      await page.keyboard.press(key);
    },
  });
  return [
    click('a sub-space', page.locator(space(`space-${nth}`)), selectionOf(`space-${nth}`)),
    click('another one', page.locator(space(`space-${nth + 1}`)), selectionOf(`space-${nth + 1}`)),
    click('all of them', page.locator(space('/all')), selectionOf('/all')),
    { ...press('a letter', 's', there(count, ' of '), search), event: 'input' },
    { ...press('no letter', 'Backspace', gone(count, ' of ')), event: 'input' },
    click('a company', name, there(panel)),
    { ...press('a note', 'x', there(panel), page.locator(panel)), event: 'input' },
    press('no company', 'Escape', gone(panel)),
    click('choose all', page.getByRole('checkbox', { name: 'Select all rows shown' }), there(bar)),
    press('choose none', 'Escape', gone(bar)),
    click('the gallery', view('Gallery'), there('article')),
    click('the map', view('Map'), gone('article')),
    click('the board', view('Board'), there('section [role="row"]')),
    click('the menu of a card', more, there(menu)),
    press('no menu', 'Escape', gone(menu)),
    click('the table', view('Table'), there('tbody tr')),
  ];
}

/** Actions in a collection shown as a table: from the event until the response is drawn. */
export async function measureInteractions(page: Page): Promise<Record<string, object>> {
  const taken = new Map<string, number[]>();
  for (let nth = 0; nth < rounds; nth += 1) {
    for (const { name, event, execute, renderTarget } of interactionsOf(page, nth)) {
      const ms = await timeToDraw(page, event, renderTarget, execute);
      taken.set(name, [...(taken.get(name) ?? []), ms]);
      await page.waitForTimeout(restMs);
    }
  }
  return Object.fromEntries(
    [...taken].map(([name, all]) => [
      name,
      {
        ms: median(all),
        slowest: Math.max(...all),
        goal: goalMs,
      },
    ]),
  );
}
