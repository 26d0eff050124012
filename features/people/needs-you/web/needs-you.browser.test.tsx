import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { pluralize } from '#core/domain/format.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { changeAndPress } from '#core/web/tests/elements.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { makeNewcomer } from '#core/web/tests/newcomer.ts';
import { goTo, openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { NeedsYou } from '#features/people/needs-you/domain/needs-you.ts';
import type { KnownFeature } from '#core/web/feature.ts';
import { features } from '#app/features.web.ts';

const sources = new Map(
  features.flatMap(({ needsYou = {} }: KnownFeature) => Object.entries(needsYou)),
);
const superuser = 'superuser@outrider.example';

interface Case {
  readonly id: string;
  readonly name: string;
  readonly cycleName: string;
}

type Person = Awaited<ReturnType<typeof makeNewcomer>>;

/** Calls the API as a newcomer, whoever is signed in to the page. */
async function askAs({ email, password }: Person, path: string, method = 'GET'): Promise<unknown> {
  const token = await commands.tokenOf(email, password);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`/api${path}`, { method, headers });
  return reply.status === 204 ? null : reply.json();
}

/** Two who have just joined the teams of two running cases of Norrland, in which submissions are new. */
async function joinTeams() {
  const corporations = await sendRequest<{ id: string; name: string }[]>(
    superuser,
    '/corporations',
  );
  const corporationId = corporations.find(({ name }) => name.startsWith('Norrland'))?.id ?? '';
  const person = await makeNewcomer({ corporationId });
  const colleague = await makeNewcomer({ corporationId, firstName: 'Nils' });
  const { data } = await sendRequest<{ data: Case[] }>(
    superuser,
    `/opportunities?status=ACTIVE&corporationId=${corporationId}`,
  );
  const cases = data.slice(0, 2);
  const added: string[] = [];
  for (const { id } of cases) {
    const role = { method: 'PUT', data: { role: 'Support' } } as const;
    for (const one of [person, colleague])
      await sendRequest(superuser, `/opportunities/${id}/team/${one.id}`, role);
    for (const companyName of ['Ember Labs', 'Fjord Works']) {
      const sent = { method: 'POST', data: { companyName, title: `Of ${person.name}` } } as const;
      const path = `/opportunities/${id}/submissions`;
      added.push((await sendRequest<{ id: string }>(superuser, path, sent)).id);
    }
  }
  await signInAs(person.email, { password: person.password });
  const ask = async () => NeedsYou.parse(await askAs(person, '/needs-you'));
  return { cases, added, ask, colleague };
}

const words = (count: number) => pluralize(count, 'needs you', 'need you');
const main = page.getByRole('main');

test('Cards, cycle, tab, Projects and sidebar say what the server counts, and follow what is opened', async () => {
  const { cases, added, ask, colleague } = await joinTeams();
  const inNeed = async ({ id }: Case) =>
    (await ask()).opportunities.find((one) => one.id === id)?.submissions ?? 0;

  await openScreen('/discover');
  for (const one of cases) {
    const card = main.getByRole('article').filter({ hasText: one.name });
    await expect
      .poll(
        async () => card.getByRole('link', { name: words(await inNeed(one)), exact: true }).length,
      )
      .toBe(1);
  }
  const [first, second] = cases;
  if (first === undefined || second === undefined) throw new Error('Two cases run at Norrland.');
  expect(first.cycleName).toBe(second.cycleName);
  await expect
    .element(main.getByRole('region', { name: first.cycleName }).getByRole('paragraph').first())
    .toMatchTextContent(words((await inNeed(first)) + (await inNeed(second))));

  const toOpen = async () => {
    const { kinds } = await ask();
    return kinds.find(({ kind }) => kind === 'newSubmission')?.total ?? 0;
  };
  const said = async () => {
    const { total, kinds } = await ask();
    return {
      total: `Projects${total} waiting for you`,
      kinds: kinds.map((one) => sources.get(one.kind)?.words(one.total, pluralize)),
    };
  };
  const needs = page.getByRole('region', { name: 'Needs you' });
  const inSidebar = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Projects/u });
  const onProjects = () => ({
    total: inSidebar.element().textContent,
    kinds: needs
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  });
  await goTo('/projects');
  await expect.element(needs.getByRole('button').first()).toBeVisible();
  await expect.poll(onProjects).toEqual(await said());

  await goTo(`/opportunity/${first.id}?tab=submissions`);
  const before = await inNeed(first);
  await page.getByRole('link', { name: words(before), exact: true }).click();
  await expectAddress(/needsYou=/u);
  const rows = page.getByRole('table', { name: 'Submissions' }).getByRole('rowheader');
  await expect.element(rows).toHaveLength(before);

  const newBefore = await toOpen();
  await askAs(colleague, `/submissions/${added[0]}/opened`, 'PUT');
  await expect.element(rows).toHaveLength(before - 1);
  await expect.element(page.getByRole('link', { name: words(before - 1) })).toBeVisible();
  await rows.first().getByRole('button').click();
  await expect.poll(toOpen).toBe(newBefore - 2);
  await goTo('/projects');
  await expect.poll(onProjects).toEqual(await said());
});

test('What could not be loaded is not nothing, and more than is listed is said', async () => {
  const { email, password } = await makeNewcomer({});
  await signInAs(email, { password });
  const items = Array.from({ length: 10 }, (_, nth) => ({
    id: String(nth),
    name: `Ember ${nth}`,
    where: 'Grease',
    link: '/projects',
    at: null,
  }));
  const kinds = [{ kind: 'newSubmission', total: 31, items }];
  let answer = () => Response.json({ error: 'Broken.', code: 'internal' }, { status: 500 });
  intercept('GET /api/needs-you', async () => answer());
  await openScreen('/projects');
  const section = page.getByRole('region', { name: 'Needs you' });
  await expect.element(section.getByText('It could not be loaded.')).toBeVisible();
  await expect.element(section.getByText('Nothing right now')).not.toBeInTheDocument();

  await changeAndPress(
    () => {
      answer = () => Response.json({ total: 31, kinds, opportunities: [] });
    },
    section.getByRole('button', { name: 'Try again' }),
  );
  await section.getByRole('button', { name: '31 to open' }).click();
  await expect.element(section.getByText('The first 10 of 31')).toBeVisible();
  await expect.element(section.getByRole('listitem')).toHaveLength(11);
});
