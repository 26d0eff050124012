import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { holdDelays } from '#core/web/tests/held-delays.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { recordRequests } from '#core/web/tests/requests.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { textsOf, pressEscape } from '#core/web/tests/elements.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { waitMs } from './use-found-groups.ts';

beforeEach(() => signInAs('member@skf.example'));

const palette = page.getByRole('dialog', { name: 'Search or jump to' });

async function openPalette(): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette.getByRole('searchbox')).toHaveFocus();
}

beforeEach(async () => {
  await openScreen('/projects');
  await page.getByRole('heading', { name: 'Projects' }).findElement();
});

test('Ctrl+K goes to a section', async () => {
  await openPalette();
  await userEvent.keyboard('disc');
  await palette.getByRole('menuitem', { name: /^Discover/u }).click();
  await expectAddress('/discover');
});

test('Ctrl+K switches the theme', async () => {
  const ground = () => getComputedStyle(document.documentElement).colorScheme;
  await openPalette();
  await userEvent.keyboard('dark');
  await palette.getByRole('menuitem', { name: 'Use dark theme' }).click();
  await expect.poll(ground).toBe('dark');
  await openPalette();
  await userEvent.keyboard('light theme');
  await palette.getByRole('menuitem', { name: 'Use light theme' }).click();
  await expect.poll(ground).toBe('light');
});

test('A query without results can be searched in Scout, and Esc restores the focus', async () => {
  const search = page.getByRole('button', { name: 'Search or jump to' });
  await search.click();
  await palette.getByRole('searchbox').fill('zzzzzz');
  await expect
    .poll(() => textsOf(palette.getByRole('menuitem')))
    .toEqual(['Search for “zzzzzz” in Scout\nAll results']);
  // The first clears the field, the second closes.
  await pressEscape();
  await pressEscape();
  await expect.element(palette).toHaveLength(0);
  await expect.element(search).toHaveFocus();
});

test('An opportunity of another corporation is not found', async () => {
  const answers: string[] = [];
  intercept('GET /api/opportunities', async (send, { searchParams }) => {
    const reply = await send();
    if (searchParams.get('q') === 'hydrogen') answers.push(await reply.clone().text());
    return reply;
  });
  await openPalette();
  await palette.getByRole('searchbox').fill('hydrogen');
  await expect
    .element(palette.getByRole('menuitem', { name: 'Search for “hydrogen” in Scout' }))
    .toBeVisible();
  await expect.poll(() => answers).toHaveLength(1);
  expect(answers.join()).not.toContain('Hydrogen');
  await expect.element(palette.getByRole('group', { name: 'Opportunities' })).toHaveLength(0);
});

test('A few letters find companies, and link to all of them in Scout', async () => {
  await openPalette();
  await userEvent.keyboard('lode');
  const companies = palette.getByRole('group', { name: 'Companies' });
  await expect.element(companies.getByRole('menuitem').first()).toBeVisible();
  await palette.getByRole('menuitem', { name: 'Search for “lode” in Scout' }).click();
  await expectAddress('/search?q=lode');
  await expect.element(page.getByRole('searchbox')).toHaveValue('lode');
});

test('What is called as typed comes first, with its corporation, and Enter opens it', async () => {
  await signInAs('foundry@outrider.example');
  await openScreen('/projects');
  const name = 'Knowing what is in the scrap';
  await openPalette();
  await palette.getByRole('searchbox').fill('scrap');
  const opportunities = palette.getByRole('group', { name: 'Opportunities' }).getByRole('menuitem');
  // Others have the word in their brief.
  await expect.element(opportunities.first()).toMatchTextContent(name);
  await expect.element(opportunities.first()).toMatchTextContent('Norrland Steel');
  await palette.getByRole('searchbox').fill(name.toUpperCase());
  const enter = palette.getByRole('img', { name: 'Enter' });
  await expect.element(enter).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expectAddress(/^\/opportunity\/[\w-]{36}$/u);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

/** Types a query and chooses a result of a group. */
async function choose(typed: string, title: string, name: string | RegExp): Promise<void> {
  await openPalette();
  await palette.getByRole('searchbox').fill(typed);
  await palette.getByRole('group', { name: title }).getByRole('menuitem', { name }).first().click();
}

describe('The palette leads to', () => {
  test('a person', async () => {
    const [person] = await sendRequest<{ id: string }[]>(
      'member@skf.example',
      '/users/search?q=kallio',
    );
    await choose('kallio', 'People', /Anders Kallio.*Lubrication specialist/u);
    await expectAddress(`/profile/${person?.id}`);
  });

  test('a project', async () => {
    const { data } = await sendRequest<{ data: { id: string; name: string }[] }>(
      'member@skf.example',
      '/projects?limit=1',
    );
    await choose(data[0]?.name ?? '', 'Projects', data[0]?.name ?? '');
    await expectAddress(`/project/${data[0]?.id}`);
  });

  test('a submission, open in the panel of its opportunity', async () => {
    const [submission] = await sendRequest<
      { id: string; title: string; opportunity: { id: string; name: string } }[]
    >('member@skf.example', '/submissions/search?q=sensor');
    if (!submission) throw new Error('The demonstration has submissions about sensors.');
    await choose('sensor', 'Submissions', submission.title);
    await expectAddress(
      `/opportunity/${submission.opportunity.id}?tab=submissions&submission=${submission.id}`,
    );
    await expect.element(page.getByRole('heading', { name: submission.title })).toBeVisible();
  });

  test('the page of saved searches', async () => {
    await choose('saved', 'Go to', 'Saved searches');
    await expectAddress('/saved-searches');
  });

  test('a part of the settings', async () => {
    await choose('calendar', 'Go to', 'Settings: Calendar');
    await expectAddress('/settings/calendar');
  });

  test('pages of administration, for those who may open them', async () => {
    await openPalette();
    await palette.getByRole('searchbox').fill('imports');
    await expect.element(palette.getByRole('menuitem', { name: /^Search for/u })).toBeVisible();
    await expect.element(palette.getByRole('group', { name: 'Go to' })).toHaveLength(0);
    await signInAs('foundry@outrider.example');
    await openScreen('/projects');
    await page.getByRole('heading', { name: 'Projects' }).findElement();
    await choose('duplicates', 'Go to', /Possible duplicates.*Administration/u);
    await expectAddress('/admin/matches');
  });
});

test('A saved search is found by its name, and pinned once it is open', async () => {
  await signInAs('owner@skf.example');
  await openScreen('/projects');
  await page.getByRole('heading', { name: 'Projects' }).findElement();
  await choose('suppliers', 'Saved searches', /Grease suppliers.*“grease”/u);
  await expectAddress(/^\/search\?q=grease&saved=/u);
  await choose('pin grease', 'Actions', 'Pin Grease suppliers');
  const pinned = page.getByRole('navigation', { name: 'Pinned' });
  await expect.element(pinned.getByRole('link', { name: 'Grease suppliers' })).toBeVisible();
  await choose('unpin grease', 'Actions', 'Unpin Grease suppliers');
  await expect.element(pinned.getByRole('link', { name: 'Grease suppliers' })).toHaveLength(0);
});

describe('When answers arrive', () => {
  const titles = () => textsOf(palette.getByRole('group')).map((text) => text.split('\n')[0]);
  const all = ['Search', 'Projects', 'Opportunities', 'Submissions', 'Companies'];
  /** Where each entry is, by its text. */
  const places = () =>
    palette
      .getByRole('menuitem')
      .elements()
      .map((element) => [element.textContent, element.getBoundingClientRect().top]);
  /** Holds the answer of the projects back until the returned function is called. */
  const holdProjects = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    intercept('GET /api/projects', async (send) => {
      const reply = await send();
      await promise;
      return reply;
    });
    return resolve;
  };

  test('groups are in a stable order, whichever is first, and show up together', async () => {
    // The others would not wait for ever.
    holdDelays(waitMs);
    const answerProjects = holdProjects();
    const requests = recordRequests();
    await openPalette();
    await palette.getByRole('searchbox').fill('slewing');
    await expect.poll(titles).toEqual(['Search']);
    const before = places();
    const counts: number[] = [];
    const observer = new MutationObserver(() => counts.push(titles().length));
    observer.observe(palette.element(), { childList: true, subtree: true });
    const answered = () =>
      requests.flatMap(({ pathname, searchParams }) =>
        searchParams.get('q') === 'slewing' ? pathname : [],
      );
    for (const path of ['/opportunities', '/submissions/search', '/weaviate/search']) {
      await expect.poll(answered).toContain(`/api${path}`);
    }
    answerProjects();
    await expect.poll(titles).toEqual(all);
    observer.disconnect();
    expect(counts.filter((count) => count > 1 && count < all.length)).toEqual([]);
    expect(places().slice(0, before.length)).toEqual(before);
  });

  test('a late answer is added below, and nothing above it moves', async () => {
    const answerProjects = holdProjects();
    await openPalette();
    await palette.getByRole('searchbox').fill('slewing');
    const others = all.filter((title) => title !== 'Projects');
    await expect.poll(() => titles().toSorted()).toEqual(others.toSorted());
    const before = places();
    answerProjects();
    await expect.poll(() => titles().at(-1)).toBe('Projects');
    expect(places().slice(0, before.length)).toEqual(before);
  });

  test('results of the earlier query stay until then, and cannot be chosen', async () => {
    await openPalette();
    await palette.getByRole('searchbox').fill('greas');
    await expect.poll(titles).toContain('Companies');
    holdDelays(waitMs);
    const answerProjects = holdProjects();
    await userEvent.keyboard('e');
    const companies = palette.getByRole('group', { name: 'Companies' }).getByRole('menuitem');
    await expect.element(companies.first()).toHaveAttribute('aria-disabled', 'true');
    answerProjects();
    await expect.element(companies.first()).not.toHaveAttribute('aria-disabled');
  });
});
