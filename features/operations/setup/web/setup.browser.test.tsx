import '#core/web/tests/signed-out.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { intercept, problem } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { refusalText } from '#core/domain/refusals.ts';
import { setupRefusals } from '#features/operations/setup/domain/refusals.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

const refuse = (entry: (typeof setupRefusals)[keyof typeof setupRefusals]) =>
  problem(entry.status, refusalText(entry), entry.code);

const withoutAccounts = {
  productName: 'Outrider',
  demoAccounts: [],
  demoPassword: null,
  isSetUp: false,
};

type Replies = Record<string, () => Response | Promise<Response>>;

/** An installation without accounts, which answers so: the product of this run has some. */
async function openSetup(replies: Replies = {}): Promise<Replies> {
  const all: Replies = {
    '/api/public/settings': () => Response.json(withoutAccounts),
    '/api/public/setup': () => Response.json({ asksPassword: true, passwordMinLength: 8 }),
    '/api/public/setup/account': () => Response.json({ domain: null }),
    ...replies,
  };
  intercept(
    /^\w+ \/api\/(?:public\/set|auth\/sign-in)/u,
    async (send, { pathname }, { method }) => {
      const name = method === 'POST' ? `POST ${pathname}` : pathname;
      return (await all[name]?.()) ?? send();
    },
  );
  await openScreen('/setup');
  await expect.element(heading('Set up Outrider')).toBeVisible();
  return all;
}

async function typeAccount(): Promise<void> {
  await field('Code').fill('7H2K-90QD-XMVP');
  await field('Your name').fill('Ada Vik');
  await field('Email').fill('ada.vik@kvarn.example');
  await page.getByLabelText('Password', { exact: true }).fill('Moss-lantern-7');
}

test('Step 1 asks for what is missing, and shows a wrong code at its field', async () => {
  const replies = await openSetup({
    '/api/public/setup/account': () => refuse(setupRefusals['setup.wrongCode']),
  });
  await button('Continue').click();
  await expect.element(field('Code')).toHaveFocus();
  await expect.element(page.getByText('Enter your name.')).toBeVisible();
  await expect.element(page.getByText('Enter a password.')).toBeVisible();

  await typeAccount();
  await button('Continue').click();
  await expect
    .element(field('Code'))
    .toHaveAccessibleDescription(/^This is not the code from the log\./u);
  await expect.element(field('Code')).toHaveFocus();

  replies['/api/public/setup/account'] = () => Response.json({ domain: null });
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Your corporation')).toBeVisible();
  await expect.element(field('Email domain optional')).toHaveValue('');
});

test('Step 2 proposes domain and cycle, and loses nothing when a request fails', async () => {
  const replies = await openSetup({
    '/api/public/setup/account': () => Response.json({ domain: 'kvarn.example' }),
    'POST /api/public/setup': () => problem(400, 'Not now.', 'malformed'),
  });
  await typeAccount();
  await button('Continue').click();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Email domain optional')).toHaveValue('kvarn.example');
  await expect
    .element(field('Scouting cycle'))
    .toHaveValue(expect.stringMatching(/^(?:Spring|Autumn) 20\d\d$/u));
  await field('Name').fill('Kvarn Industries');
  await field('Email domain optional').fill('kvarn.se');
  await button('Set up').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not now.');
  await button('Back').click();
  await expect.element(field('Code')).toHaveValue('7H2K-90QD-XMVP');
  await button('Continue').click();
  await expect.element(field('Name')).toHaveValue('Kvarn Industries');
  await expect.element(field('Email domain optional')).toHaveValue('kvarn.se');

  // A code that is spent by then is asked for where it stands.
  replies['POST /api/public/setup'] = () => refuse(setupRefusals['setup.newCode']);
  await button('Set up').click();
  await expect.element(field('Code')).toHaveAccessibleDescription(/^Too many codes were wrong/u);
  await expect.element(field('Code')).toHaveFocus();
});

test('Step 3 leads on, once the person is signed in, also when the answer was lost', async () => {
  const user = { id: 'ada', email: 'ada.vik@kvarn.example', name: 'Ada Vik' };
  await openSetup({
    'POST /api/public/setup': () => problem(404, 'Not found.', 'notFound'),
    'POST /api/auth/sign-in/email': () => Response.json({ user }),
  });
  await typeAccount();
  await button('Continue').click();
  await field('Name').fill('Kvarn Industries');
  await button('Set up').click();
  await expect.element(heading('Outrider is ready')).toBeVisible();
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Import companies')).toHaveFocus();
  await expect.element(link('Import companies')).toHaveAttribute('href', '/admin/imports');
  await expect
    .element(link('Invite colleagues'))
    .toHaveAttribute('href', '/admin/users?open=invite');
  await expect
    .element(link('Post the first opportunity'))
    .toHaveAttribute('href', '/opportunities/new');
});

test('The sign-in of an installation without accounts leads to the setup', async () => {
  intercept('GET /api/public/settings', async () => Response.json(withoutAccounts));
  await openScreen('/signin');
  await expect
    .element(page.getByRole('link', { name: 'Set this installation up' }))
    .toHaveAttribute('href', '/setup');
});

test('An installation with accounts has no such page', async () => {
  await openScreen('/setup');
  await expect.element(heading('Page not found')).toBeVisible();
});
