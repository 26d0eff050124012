import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { pluralize } from '#core/domain/format.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { changeAndPress } from '#core/web/tests/elements.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { makeNewcomer } from '#core/web/tests/newcomer.ts';
import { goTo, openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { listWork } from '#features/people/needs-you/domain/listed-work.ts';
import { NeedsYou, type WorkLine } from '#features/people/needs-you/domain/needs-you.ts';

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

const inNeedWords = (count: number) => pluralize(count, 'needs you', 'need you');
const myWork = page.getByRole('region', { name: 'My work' });
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
        async () =>
          card.getByRole('link', { name: inNeedWords(await inNeed(one)), exact: true }).length,
      )
      .toBe(1);
  }
  const [first, second] = cases;
  if (first === undefined || second === undefined) throw new Error('Two cases run at Norrland.');
  expect(first.cycleName).toBe(second.cycleName);
  await expect
    .element(main.getByRole('region', { name: first.cycleName }).getByRole('paragraph').first())
    .toMatchTextContent(inNeedWords((await inNeed(first)) + (await inNeed(second))));

  const toOpen = async () => {
    const { kinds } = await ask();
    return kinds.find(({ kind }) => kind === 'newSubmission')?.total ?? 0;
  };
  const said = async () => {
    const answer = await ask();
    return {
      total: `Projects${answer.total} waiting for you`,
      lines: listWork(answer).map(({ button, title }) => `${button} ${title}`),
    };
  };
  const inSidebar = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Projects/u });
  const onProjects = () => ({
    total: inSidebar.element().textContent,
    lines: myWork
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('aria-label')),
  });
  await goTo('/projects');
  await expect.element(myWork.getByRole('link').first()).toBeVisible();
  await expect.poll(onProjects).toEqual(await said());

  await goTo(`/opportunity/${first.id}?tab=submissions`);
  const before = await inNeed(first);
  await page.getByRole('link', { name: inNeedWords(before), exact: true }).click();
  await expectAddress(/needsYou=/u);
  const rows = page.getByRole('table', { name: 'Submissions' }).getByRole('rowheader');
  await expect.element(rows).toHaveLength(before);

  const newBefore = await toOpen();
  await askAs(colleague, `/submissions/${added[0]}/opened`, 'PUT');
  await expect.element(rows).toHaveLength(before - 1);
  await expect.element(page.getByRole('link', { name: inNeedWords(before - 1) })).toBeVisible();
  await rows.first().getByRole('button').click();
  await expect.poll(toOpen).toBe(newBefore - 2);
  await goTo('/projects');
  await expect.poll(onProjects).toEqual(await said());
});

/** Answers what waits; `answer` is called anew each time. */
function answerWith(answer: () => Response): void {
  intercept('GET /api/needs-you', async () => answer());
}
const answerOf = (kinds: NeedsYou['kinds'], total = 1) =>
  Response.json({ total, kinds, opportunities: [] });
const lineOf = (nth: number, more: Partial<WorkLine> = {}): WorkLine => ({
  id: String(nth),
  count: 1,
  name: `Ember ${nth}`,
  where: 'Grease',
  at: null,
  link: `/radars?q=${nth}`,
  verb: 'Open',
  button: 'Open',
  title: `Ember ${nth}`,
  note: 'Grease',
  when: null,
  ...more,
});
const scoreLine = lineOf(1, { verb: 'Score', button: 'Score', link: '/radars' });
const reply = { verb: 'Answer', button: 'Reply' } as const;
async function signInNew(): Promise<void> {
  const { email, password } = await makeNewcomer({});
  await signInAs(email, { password });
}

test('What could not be loaded is not nothing', async () => {
  await signInNew();
  let answer = () => Response.json({ error: 'Broken.', code: 'internal' }, { status: 500 });
  answerWith(() => answer());
  await openScreen('/projects');
  await expect.element(myWork.getByText('It could not be loaded.')).toBeVisible();
  await expect.element(myWork.getByText('Nothing waits')).not.toBeInTheDocument();

  await changeAndPress(
    () => {
      answer = () => answerOf([], 0);
    },
    myWork.getByRole('button', { name: 'Try again' }),
  );
  await expect.element(myWork.getByText('Nothing waits for you.')).toBeVisible();
  await expect.element(myWork.getByRole('list')).not.toBeInTheDocument();
});

test('Lines stand by verb, each verb is among the first ten, and the rest is asked for', async () => {
  await signInNew();
  const answers = Array.from({ length: 14 }, (_, nth) =>
    lineOf(nth, { verb: 'Decide', title: `Grease ${nth}`, note: '3 overdue', count: 5 }),
  );
  answerWith(() =>
    answerOf([
      {
        kind: 'vote',
        total: 2,
        lines: [lineOf(90, { verb: 'Vote', button: 'Vote', title: '2 votes on Radar', count: 2 })],
      },
      { kind: 'newSubmission', total: 1, lines: [lineOf(80)] },
      { kind: 'answer', total: 80, lines: answers },
    ]),
  );
  await openScreen('/projects');
  const links = myWork.getByRole('link');
  await expect.element(links).toHaveLength(10);
  const rows = myWork.getByRole('listitem');
  await expect.element(rows.first()).toMatchTextContent('DecideGrease 03 overdue');
  const named = () => links.elements().map((link) => link.getAttribute('aria-label'));
  expect(named().slice(-2)).toEqual(['Open Ember 80', 'Vote 2 votes on Radar']);
  await myWork.getByRole('button', { name: 'Show all 16' }).click();
  await expect.element(links).toHaveLength(16);
  await expect.element(myWork.getByText('73 of 83 things')).toBeVisible();
});

test('A key opens the line of its verb, j and k move on into the table, and a field takes letters', async () => {
  await signInAs('owner@skf.example');
  answerWith(() =>
    answerOf([
      { kind: 'score', total: 1, lines: [scoreLine] },
      {
        kind: 'message',
        total: 2,
        lines: [lineOf(2, reply), lineOf(3, { ...reply, link: '/discover' })],
      },
    ]),
  );
  await openScreen('/projects');
  const links = myWork.getByRole('link');
  await expect.element(links).toHaveLength(3);
  const table = page.getByRole('table', { name: 'Projects' });
  await expect.element(table.getByRole('rowheader').first()).toBeVisible();
  const focused = () => document.activeElement?.getAttribute('aria-label');

  await userEvent.keyboard('j');
  expect(focused()).toBe('Score Ember 1');
  await userEvent.keyboard('jj');
  expect(focused()).toBe('Reply Ember 3');
  await userEvent.keyboard('j');
  expect(table.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('k');
  expect(focused()).toBe('Reply Ember 3');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Reply Ember 2');

  await page.getByRole('searchbox', { name: 'Search projects' }).click();
  await userEvent.keyboard('sr');
  expect(location.pathname).toBe('/projects');
  await userEvent.clear(page.getByRole('searchbox', { name: 'Search projects' }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('jjj');
  expect(focused()).toBe('Reply Ember 3');
  await userEvent.keyboard('r');
  await expectAddress(/\/discover/u);
  await goTo('/projects');
  await expect.element(links).toHaveLength(3);
  await userEvent.keyboard('s');
  await expectAddress(/\/radars/u);
});

test('Nothing below is seen before its place is known, and nothing that comes late moves it', async () => {
  await signInNew();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  intercept('GET /api/needs-you', async () => {
    await held;
    return answerOf([{ kind: 'score', total: 1, lines: [scoreLine] }]);
  });
  await openScreen('/projects');
  const figure = page.getByText('At risk or off track');
  await expect.element(figure).toBeInTheDocument();
  await expect.element(figure).not.toBeVisible();
  await expect.element(figure).toBeVisible();
  const top = figure.element().getBoundingClientRect().top;
  release();
  await expect.element(myWork.getByText('1 thing waits for you.')).toBeVisible();
  expect(figure.element().getBoundingClientRect().top).toBe(top);
  await myWork.getByRole('button', { name: 'Show' }).click();
  await expect.element(myWork.getByRole('link', { name: 'Score Ember 1' })).toBeVisible();
});
