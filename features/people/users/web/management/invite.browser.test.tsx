import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('superuser@outrider.example'));

const dialog = page.getByRole('dialog', { name: 'Invite people' });
const row = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });

/** Nothing is really sent; `bo@kvarn.example` is refused the first time. */
function answerWith(sendsMail: boolean): { email: string; role: string | null }[] {
  const invited: { email: string; role: string | null }[] = [];
  let isRefused = false;
  intercept(/^POST \/api\/invitations/u, async (send, { pathname }, call) => {
    if (pathname.endsWith('/lookup')) {
      const { known } = (await (await send()).json()) as { known: object[] };
      return Response.json({ sendsMail, known });
    }
    const { email, role } = (await call.json()) as { email: string; role: string | null };
    if (email.startsWith('bo') && !isRefused) {
      isRefused = true;
      return Response.json(
        { error: 'Too many mails.', code: 'invitation.tooMany' },
        { status: 409 },
      );
    }
    invited.push({ email, role });
    const link = sendsMail ? null : `${window.location.origin}/reset-password#key-of-${email}`;
    return Response.json({ userId: '019a0000-0000-7000-8000-000000000000', link });
  });
  return invited;
}

async function openDialog(addresses: string): Promise<void> {
  await openScreen('/admin/users?open=invite');
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(addresses);
}

test('Many are invited at once, each with a role, and what was refused can be sent again', async () => {
  const invited = answerWith(true);
  await openDialog('Ada Vik <ada@kvarn.example>; bo@kvarn.example, owner@skf.example\nnobody');
  await expect.element(dialog.getByText('“nobody” is not an email address.')).toBeVisible();
  await expect.element(row('owner@skf.example')).toMatchTextContent(/Has an account already/u);
  await dialog.getByRole('button', { name: /Role of ada@kvarn\.example/u }).click();
  await page.getByRole('option', { name: 'Foundry User' }).click();
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect.element(row('Ada Vik')).toMatchTextContent(/Invited/u);
  await expect.element(row('bo@kvarn.example')).toMatchTextContent(/Too many mails\./u);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(row('bo@kvarn.example')).toMatchTextContent(/Invited/u);
  expect(invited).toEqual([
    { email: 'ada@kvarn.example', role: 'Foundry User' },
    { email: 'bo@kvarn.example', role: null },
  ]);
});

test('Links can be copied where no email is sent', async () => {
  answerWith(false);
  await openDialog('ada@kvarn.example');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Link for ada@kvarn.example' }))
    .toHaveValue(`${window.location.origin}/reset-password#key-of-ada@kvarn.example`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
