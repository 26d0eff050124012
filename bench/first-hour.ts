import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { openMailServer } from '#core/tests/mail-server.ts';
import {
  localClient,
  openIdentityProvider,
} from '#scripts/identity-provider/open-identity-provider.ts';
import { root } from '#scripts/child.js';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * From an empty installation to the first opportunity on the public page, in six kinds of installation:
 * how many screens and inputs it takes (each field that is filled and each press counts), and whether
 * anybody is left without a way on. Goals: 3 screens, 15 inputs, no dead end.
 */

const port = 4397;
const proxyPort = 4398;
const providerPort = 4399;
const goals = { screens: 3, inputs: 15, deadEnds: 0 };
const person = { name: 'Ada Vik', email: 'ada.vik@kvarn.example', password: 'Moss-lantern-7' };
const opportunity = 'Quieter mills';

/** What one person did. */
class Walk {
  readonly screens = new Set<string>();
  inputs = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  #count(): void {
    this.screens.add(new URL(this.page.url()).pathname);
    this.inputs += 1;
  }

  async fill(field: Locator, value: string): Promise<void> {
    await field.fill(value);
    this.#count();
  }

  /** A switch, whose input is not seen. */
  async toggle(target: Locator): Promise<void> {
    this.#count();
    await target.press('Space');
  }

  async press(target: Locator): Promise<void> {
    this.#count();
    await target.click();
  }
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function codeOf({ dataFolder }: Product): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts', 'outrider.js'), 'setup-code'],
    { env: { PATH: process.env.PATH, DATA_DIR: dataFolder, DEMO: 'off' } },
  );
  const [code] = /[\dA-Z]{4}(?:-[\dA-Z]{4}){2}/u.exec(stdout) ?? [];
  if (code === undefined) throw new Error(`There is no code in: ${stdout}`);
  return code;
}

/** Up to the press that sets the installation up. */
async function fillSetup(walk: Walk, address: string, code: string): Promise<void> {
  const { page } = walk;
  await page.goto(`${address}/`);
  await page.goto(`${address}/setup`);
  await walk.fill(textbox(page, 'Code'), code);
  await walk.fill(textbox(page, 'Your name'), person.name);
  await walk.fill(textbox(page, 'Email'), person.email);
  await walk.fill(page.getByLabel('Password', { exact: true }), person.password);
  await walk.press(button(page, 'Continue'));
  await walk.fill(textbox(page, 'Name'), 'Kvarn Industries');
}

/** From the last step to the opportunity on the public page, as a visitor sees it. */
async function publish(walk: Walk, address: string): Promise<boolean> {
  const { page } = walk;
  await walk.press(page.getByRole('link', { name: 'Post the first opportunity' }));
  await walk.fill(textbox(page, 'Name'), opportunity);
  await walk.toggle(page.getByRole('switch', { name: /public page/iu }));
  await walk.press(button(page, 'Post opportunity'));
  await page.waitForURL(/\/opportunity\/[\w-]{36}/u);
  const answer = await fetch(`${address}/api/public/opportunities`);
  const all = (await answer.json()) as { name: string }[];
  return all.some(({ name }) => name === opportunity);
}

interface Outcome {
  readonly screens: number;
  readonly inputs: number;
  readonly deadEnds: number;
}

interface Opened {
  readonly product: Product;
  /** Where people reach it. */
  readonly address: string;
  readonly browser: Browser;
}

async function walkAlone({ product, address, browser }: Opened): Promise<Outcome> {
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const walk = new Walk(await context.newPage());
    await fillSetup(walk, address, await codeOf(product));
    await walk.press(button(walk.page, 'Set up'));
    const isPublished = await publish(walk, address);
    return { screens: walk.screens.size, inputs: walk.inputs, deadEnds: isPublished ? 0 : 1 };
  } finally {
    await context.close();
  }
}

/** Both send at once; one sets it up, the other has to find a way on. */
async function walkTogether({ product, address, browser }: Opened): Promise<Outcome> {
  const code = await codeOf(product);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ locale: 'en-GB' })));
  try {
    const walks = await Promise.all(
      contexts.map(async (context) => new Walk(await context.newPage())),
    );
    await Promise.all(walks.map((walk) => fillSetup(walk, address, code)));
    await Promise.all(walks.map((walk) => walk.press(button(walk.page, 'Set up'))));
    const outcomes = await Promise.all(
      walks.map(async (walk) => {
        const next = walk.page.getByRole('link', { name: 'Post the first opportunity' });
        const signIn = walk.page.getByRole('link', { name: 'Sign in' });
        await next.or(signIn).first().waitFor();
        return { walk, isFirst: await next.isVisible() };
      }),
    );
    const first = outcomes.find(({ isFirst }) => isFirst)?.walk;
    const isPublished = first !== undefined && (await publish(first, address));
    return {
      screens: Math.max(...walks.map(({ screens }) => screens.size)),
      inputs: Math.max(...walks.map(({ inputs }) => inputs)),
      deadEnds: isPublished ? 0 : 1,
    };
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** As after a mistake in the database: the corporation is there, and nobody who could sign in. */
async function walkAfterAllAreGone(opened: Opened): Promise<Outcome> {
  await walkAlone(opened);
  const client = new pg.Client({
    host: join(opened.product.dataFolder, 'postgres', 'run'),
    user: 'outrider',
    database: 'outrider',
  });
  await client.connect();
  await client.query('delete from auth_users');
  await client.end();
  await opened.product.restart();
  return walkAlone(opened);
}

/** What a proxy in front of the product does: another address, and who asked. */
function openProxy(): Promise<{ close(): void }> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request(
      { port, method, path: url, headers: { ...headers, 'x-forwarded-for': '192.0.2.7' } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return new Promise((resolve) => {
    proxy.listen(proxyPort, '127.0.0.1', () => {
      resolve({
        close: () => {
          proxy.closeAllConnections();
          proxy.close();
        },
      });
    });
  });
}

interface Way {
  readonly environment: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly walk: (opened: Opened) => Promise<Outcome>;
}

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const mailbox = await openMailServer();
const proxy = await openProxy();
const provider = await openIdentityProvider(providerPort, { company: [] });
const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'Outrider <scouting@kvarn.example>' };
const proxied = `http://localhost:${proxyPort}`;

const ways: Readonly<Record<string, Way>> = {
  plain: { environment: mail, walk: walkAlone },
  'without mail': { environment: {}, walk: walkAlone },
  'behind a proxy': {
    environment: { ...mail, PUBLIC_URL: proxied, TRUST_PROXY: 'on' },
    address: proxied,
    walk: walkAlone,
  },
  'with OpenID Connect': {
    environment: {
      ...mail,
      OIDC_KVARN_ISSUER: `http://localhost:${providerPort}/company`,
      OIDC_KVARN_CLIENT_ID: localClient.id,
      OIDC_KVARN_CLIENT_SECRET: localClient.secret,
      OIDC_KVARN_DOMAINS: 'kvarn.example',
    },
    walk: walkAlone,
  },
  'two people at once': { environment: mail, walk: walkTogether },
  'all accounts gone': { environment: mail, walk: walkAfterAllAreGone },
};

const outcomes: Record<string, Outcome> = {};
try {
  for (const [name, { environment, address, walk }] of Object.entries(ways)) {
    const product = await startProduct(port, { DEMO: 'off', ...environment });
    try {
      outcomes[name] = await walk({ product, address: address ?? product.address, browser });
    } finally {
      await product.stop();
    }
  }
} finally {
  await browser.close();
  await mailbox.close();
  await provider.close();
  proxy.close();
}
console.table(outcomes);
console.log(
  `  Goals: at most ${goals.screens} screens, ${goals.inputs} inputs, and ${goals.deadEnds} dead ends.`,
);
const isMet = Object.values(outcomes).every(
  ({ screens, inputs, deadEnds }) =>
    screens <= goals.screens && inputs <= goals.inputs && deadEnds <= goals.deadEnds,
);
process.exitCode = isMet ? 0 : 1;
