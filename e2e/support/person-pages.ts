import type { Browser, Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { storageStateOf } from './fixtures.ts';
import { waitUntilIdle } from './idle.ts';

/** A page of one person, in which screen after screen is opened. */
export interface PersonPage {
  readonly page: Page;
  /** All errors of its console so far. */
  readonly errors: readonly string[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Appearance {
  readonly colorScheme: 'light' | 'dark';
  readonly size: Size;
}

/** No screen is there: what the one before showed is gone. */
const nowhere = '/between/screens';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="status"] > *';

/** The first screen is loaded; from there on it goes on within the application, as its links do. */
function keepLoaded(page: Page): void {
  const load = page.goto.bind(page);
  page.goto = async (address, options) => {
    if (page.url() === 'about:blank') return load(address, options);
    const isOnScreen = !page.url().endsWith(nowhere);
    await page.evaluate((to) => history.pushState(null, '', to), address);
    // Until the next one is drawn, the screen before it stays.
    if (isOnScreen) await waitUntilIdle(page);
    return null;
  };
}

/**
 * Pages that are kept for the next screen of the same person: to load the application anew for each took more than
 * half of what the screens cost.
 */
export class PersonPages {
  readonly #browser: Browser;
  readonly #pages = new Map<string | null, PersonPage>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page of a person, which shows no screen. */
  async take(
    person: string | null,
    baseURL: string | undefined,
    { colorScheme, size }: Appearance,
  ): Promise<PersonPage> {
    const opened = this.#pages.get(person) ?? (await this.#open(person, baseURL));
    this.#pages.set(person, opened);
    await opened.page.setViewportSize(size);
    await opened.page.emulateMedia({ colorScheme });
    return opened;
  }

  async #open(person: string | null, baseURL: string | undefined): Promise<PersonPage> {
    const context = await this.#browser.newContext({
      baseURL,
      storageState: person === null ? undefined : storageStateOf(person, baseURL),
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const errors = await collectConsoleErrors(page);
    keepLoaded(page);
    return { page, errors };
  }

  async close(): Promise<void> {
    for (const { page } of this.#pages.values()) await page.context().close();
  }

  /** Leaves a screen. A page on which something of it stays is closed. */
  async leave(person: string | null): Promise<void> {
    const page = this.#pages.get(person)?.page;
    if (page === undefined) return;
    await page.mouse.move(-1, -1);
    await page.goto(nowhere);
    await page.getByText('Page not found').first().waitFor();
    const isClean = await page.evaluate((selector) => {
      // All but what shows the warnings of the console.
      for (const key of Object.keys(localStorage))
        if (key !== 'debug') localStorage.removeItem(key);
      sessionStorage.clear();
      return document.querySelector(selector) === null;
    }, overlays);
    if (isClean) return;
    this.#pages.delete(person);
    await page.context().close();
  }
}
