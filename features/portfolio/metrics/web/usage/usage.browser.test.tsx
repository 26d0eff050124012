import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { UsageEvent } from '#features/portfolio/metrics/domain/usage-endpoints.ts';
import type { AnalyticsTag } from '#core/domain/installation.ts';
import { cyclesOf } from '#core/web/tests/cycles.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { signInAsNewcomer } from '#core/web/tests/newcomer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { installation } from '#ui/installation.ts';

const nav = page.getByRole('navigation', { name: 'Main' }).first();

let sent: UsageEvent[] = [];
/** Whether the server can be reached. */
let isAnswering = true;

beforeEach(() => {
  sent = [];
  isAnswering = true;
  intercept('POST /api/usage/events', async (_send, _address, request) => {
    if (!isAnswering) return new Response(null, { status: 503 });
    const { events } = (await request.json()) as { events: UsageEvent[] };
    sent.push(...events);
    return new Response(null, { status: 204 });
  });
});

const leavePage = () => window.dispatchEvent(new Event('pagehide'));
/** Until there is a token: on leaving there is no time to ask for one. */
const afterLeaving = <Found,>(value: () => Found) =>
  expect.poll(() => {
    leavePage();
    return value();
  });
const kinds = () => sent.map(({ kind }) => kind);
const of = (kind: UsageEvent['kind']) => () => sent.filter((event) => event.kind === kind);

async function openDiscover(email: string): Promise<void> {
  await signInAs(email);
  await openScreen('/discover');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('pages, filters, clicks in the navigation and what is opened are told by shape', async () => {
  await openDiscover('owner@skf.example');
  // Recording is loaded after the first paint.
  await afterLeaving(kinds).toContain('page.viewed');
  await page.getByRole('article').first().getByRole('link').first().click();
  await afterLeaving(kinds).toContain('opportunity.viewed');
  await nav.getByRole('link', { name: 'Projects' }).click();
  await expect.element(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  await afterLeaving(of('page.viewed')).toMatchObject([
    { route: '/discover', title: 'Discover' },
    { route: '/opportunity/$id', title: 'Opportunity' },
    { route: '/projects', title: 'Projects' },
  ]);
  await afterLeaving(of('opportunity.viewed')).toMatchObject([
    { subjectId: expect.stringMatching(/^[0-9a-f-]{36}$/u) },
  ]);
  await afterLeaving(of('navigation.clicked')).toMatchObject([
    { route: '/opportunity/$id', target: '/projects' },
  ]);
  expect(kinds()).not.toContain('filter.applied');
});

test('somebody of the foundry tells which corporation they work for', async () => {
  await signInAsNewcomer({ roleName: 'Foundry User' });
  await openScreen('/discover');
  await afterLeaving(kinds).toContain('page.viewed');
  await page.getByRole('button', { name: /^Corporation:/u }).click();
  await page.getByRole('option', { name: 'SKF' }).click();
  await nav.getByRole('link', { name: 'Projects' }).click();
  await afterLeaving(of('page.viewed')).toMatchObject([
    { route: '/discover' },
    { route: '/projects', corporationId: expect.stringMatching(/^[0-9a-f-]{36}$/u) },
  ]);
  expect(sent.find(({ route }) => route === '/discover')?.corporationId).toBeUndefined();
});

test('a filter is told by its name, a download by its format', async () => {
  const { before } = await cyclesOf('owner@skf.example');
  await openDiscover('owner@skf.example');
  await afterLeaving(kinds).toContain('page.viewed');
  await page.getByRole('button', { name: /^Filter/u }).click();
  await page.getByRole('option', { name: 'Scouting cycle' }).click();
  await page.getByRole('option', { name: before }).click();
  await expect.poll(() => window.location.search).toContain('cycle');
  const link = document.createElement('a');
  link.href = 'blob:none';
  link.download = 'Opportunities of SKF.CSV';
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  link.remove();
  await afterLeaving(of('filter.applied')).toMatchObject([{ name: 'cycle' }]);
  await afterLeaving(of('file.downloaded')).toMatchObject([{ name: 'csv' }]);
  expect(JSON.stringify(sent)).not.toContain(before);
});

test('what could not be sent waits for the person it is of', async () => {
  isAnswering = false;
  await openDiscover('owner@skf.example');
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('outrider.usage.'));
  await afterLeaving(stored).toHaveLength(1);
  const [key = ''] = stored();
  const ids = (JSON.parse(localStorage.getItem(key) ?? '[]') as UsageEvent[]).map(({ id }) => id);

  await openDiscover('member@skf.example');
  isAnswering = true;
  await afterLeaving(kinds).toContain('page.viewed');
  expect(sent.some(({ id }) => ids.includes(id))).toBe(false);

  sent = [];
  await openDiscover('owner@skf.example');
  await afterLeaving(() => sent.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  await expect.poll(stored).toEqual([]);
});

test('nothing of who asks for privacy', async () => {
  const signal = vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1');
  onTestFinished(() => signal.mockRestore());
  withTag();
  await openDiscover('owner@skf.example');
  // Both the recorder and the tag have looked whether they may tell of the page.
  await expect.poll(() => signal.mock.calls.length).toBeGreaterThan(1);
  leavePage();
  expect(scripts()).toEqual([]);
  signal.mockReturnValue(null);
  await nav.getByRole('link', { name: 'Projects' }).click();
  await afterLeaving(kinds).toContain('page.viewed');
  expect(of('page.viewed')()).toMatchObject([{ route: '/projects' }]);
});

const tag: AnalyticsTag = { service: 'umami', id: 'the-site', origin: 'https://stats.invalid' };
const scripts = () => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[data-website-id]'),
];

function withTag(): void {
  Object.assign(installation, { analytics: { ...tag } });
  onTestFinished(() => {
    Object.assign(installation, { analytics: null });
    for (const script of scripts()) script.remove();
  });
}

test('an analytics tag is loaded where one is set, and told shapes of addresses', async () => {
  await openDiscover('owner@skf.example');
  expect(scripts()).toEqual([]);
  withTag();
  await openDiscover('owner@skf.example');
  await expect.poll(scripts).toHaveLength(1);
  const [script] = scripts();
  expect(script?.src).toBe('https://stats.invalid/script.js');
  expect(script?.dataset).toMatchObject({ websiteId: 'the-site', autoTrack: 'false' });
  const views: object[] = [];
  window.umami = { track: (describe) => views.push(describe({ hostname: 'here' })) };
  script?.dispatchEvent(new Event('load'));
  const { origin } = window.location;
  const first = { url: `${origin}/discover`, title: 'Discover', referrer: '' };
  await expect.poll(() => views).toContainEqual({ hostname: 'here', ...first });
});
