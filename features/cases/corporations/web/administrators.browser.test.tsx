import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFirst, typeInto } from '#core/web/tests/elements.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { makeNewcomer } from '#core/web/tests/newcomer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const foundry = 'foundry@outrider.example';
const people = page.getByRole('list', { name: 'Administrators' });

async function haldenId(): Promise<string> {
  const all = await sendRequest<{ id: string; name: string }[]>(foundry, '/corporations');
  return all.find(({ name }) => name === 'Halden Marine')?.id ?? '';
}

/** Somebody of Halden Marine. */
async function makeSailor(firstName: string) {
  const corporationId = await haldenId();
  return { corporationId, ...(await makeNewcomer({ firstName, corporationId })) };
}

test('The foundry adds an administrator of the corporation, and takes a removal back', async () => {
  const { corporationId, name } = await makeSailor('Saga');
  await signInAs(foundry);
  await openScreen(`/admin/corporations/${corporationId}`);
  const field = page.getByRole('combobox', { name: 'Find a person by name or email' });
  const add = page.getByRole('button', { name: 'Add administrator' });
  await expect.element(add).toBeDisabled();
  // Of other corporations nobody is found.
  await typeInto(field, 'Elin Lund');
  await expect.element(page.getByText('No matching person in this corporation.')).toBeVisible();
  await chooseFirst(field, name, page.getByRole('option', { name }));
  await add.click();
  await expect.element(people.getByText(name)).toBeVisible();
  await expectToast(`${name} is an administrator of Halden Marine now.`);

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect.element(people.getByText(name)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(people.getByText(name)).toBeVisible();
});

test('An administrator finds what they may change, invites, and has no other page of administration', async () => {
  const person = await makeSailor('Tova');
  const { corporationId, id } = person;
  await sendRequest(foundry, `/corporations/${corporationId}/administrators/${id}`, {
    method: 'PUT',
  });
  await signInAs(person.email, { password: person.password });
  const sent: string[] = [];
  intercept(/^POST \/api\/corporations\/[\w-]+\/invitations$/u, async (_, { pathname }, call) => {
    sent.push(`${pathname} ${JSON.stringify(await call.json())}`);
    return Response.json({ userId: id, link: null });
  });
  await openScreen('/projects');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect
    .element(sidebar.getByRole('link', { name: 'Administration' }))
    .not.toBeInTheDocument();
  await sidebar.getByRole('link', { name: 'Corporation', exact: true }).click();
  for (const heading of [
    'Public page',
    'Legal texts',
    'Stages',
    'Scouting cycles',
    'Administrators',
    'Invitations',
  ]) {
    await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  for (const heading of ['General', 'Export', 'Delete']) {
    await expect
      .element(page.getByRole('heading', { name: heading, exact: true }))
      .not.toBeInTheDocument();
  }
  await expect.element(people.getByText(person.name)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove Tova/u })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people to Halden Marine' });
  await dialog
    .getByRole('textbox', { name: 'Email addresses' })
    .fill('Ada Vik <ada@guests.example>');
  await expect.element(dialog.getByRole('button', { name: /Role/u })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: /^(?:Send invitation|Make link)$/u }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      `/api/corporations/${corporationId}/invitations {"email":"ada@guests.example","firstName":"Ada","lastName":"Vik"}`,
    ]);

  for (const [address, what] of [
    ['/admin/users', 'Users'],
    [`/admin/corporations/${corporationId}`, 'Corporations'],
    ['/admin/audit', 'Audit log'],
  ] as const) {
    await openScreen(address);
    await expect
      .element(page.getByRole('heading', { name: `You don’t have access to ${what}` }))
      .toBeVisible();
  }
});

test('Who administers no corporation has no such page', async () => {
  await signInAs('member@skf.example');
  await openScreen('/admin/corporation');
  await expect
    .element(page.getByRole('heading', { name: 'You don’t have access to Corporation' }))
    .toBeVisible();
  await expect.element(page.getByText(/administrators of this corporation/u)).toBeVisible();
});
