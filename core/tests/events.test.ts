import { describe, expect, test } from 'vitest';
import { eventCategoryOf, catalogueOf } from '#core/domain/events/events.ts';
import { textOf } from '#core/domain/events/notification-entry.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { opportunityEvents } from '#features/cases/opportunities/domain/events.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import { submissionMoved } from '#features/cases/submissions/server/events.ts';
import { voteEvents } from '#features/cases/submissions/domain/votes/events.ts';
import { notificationGroups, weeklyKinds } from '#features/people/notifications/domain/groups.ts';
import * as domain from '#app/features.domain.ts';
import * as servers from '#app/features.server.ts';

const catalogue = catalogueOf(domain);
const all = [...catalogue.events.values()];
const about = { opportunityId: 'o', submissionId: 's', title: 'Quiet wheels', actor: 'Elin Lund' };
const blacklisted = { since: '2026-11-28T10:00:00.000Z', company: 'Acme', count: 3 };
const counts = { created: 2, updated: 0, unchanged: 0, rejected: 1 };

/** The text of each kind of notification. A kind without a line here fails. */
const said: Readonly<
  Record<string, readonly [values: object, title: string, body: string | null, link: string]>
> = {
  'collection shared': [
    { collectionId: 'c', name: 'Grease', actor: 'Elin Lund' },
    ...(['Elin Lund shared “Grease” with you', null, '/collection/c'] as const),
  ],
  'companies blacklisted': [
    {
      collectionId: 'c',
      name: 'Grease',
      actor: 'Elin Lund',
      actorId: 'u',
      ...blacklisted,
    },
    'Elin Lund blacklisted Acme and 2 others in “Grease”',
    'What is blacklisted leaves the list. You can restore it from the blacklist.',
    '/collection/c?blacklist=true',
  ],
  'companies proposed for collection': [
    { collectionId: 'c', name: 'Grease', actor: 'Elin Lund', company: 'Acme', count: 3 },
    '3 companies are proposed for “Grease”',
    'The last one by Elin Lund: Acme',
    '/collection/c?proposals=true',
  ],
  'submission moved': [
    { ...about, opportunity: 'Rings', stage: 'Pitch', count: 1 },
    ...(['Elin Lund moved Quiet wheels to Pitch', 'Rings'] as const),
    '/opportunity/o?tab=submissions&submission=s',
  ],
  comment: [
    { ...about, opportunity: 'Rings' },
    ...(['Elin Lund replied on Quiet wheels', 'Rings'] as const),
    '/opportunity/o?tab=submissions&submission=s&part=discussion',
  ],
  mention: [
    { ...about, opportunity: 'Rings' },
    ...(['Elin Lund mentioned you on Quiet wheels', 'Rings'] as const),
    '/opportunity/o?tab=submissions&submission=s&part=discussion',
  ],
  'saved search has new results': [
    { savedSearchId: 'x', name: 'Wear', query: 'wear', filters: {}, count: 4, newest: ['A', 'B'] },
    ...(['4 new companies for “Wear”', 'A, B, …', '/search?q=wear&saved=x'] as const),
  ],
  'new companies match': [
    { opportunityId: 'o', opportunity: 'Rings', count: 3, companies: [] },
    ...(['3 new companies match “Rings”', null, '/opportunity/o?tab=matches'] as const),
  ],
  'invitation declined': [
    { opportunityId: 'o', opportunity: 'Rings', companyName: 'Acme', reason: 'Not our field' },
    ...(['Acme declined your invitation', 'Rings: Not our field'] as const),
    '/opportunity/o?tab=matches',
  ],
  'case team changed': [
    { ...about, opportunity: 'Rings', role: 'Analyst', before: 'Observer' },
    'Your role on Rings is Analyst now',
    ...(['Elin Lund changed it. It was Observer.', '/opportunity/o?tab=team'] as const),
  ],
  'submission received': [
    { ...about, companyName: 'Acme', opportunity: 'Rings' },
    ...(['Acme submitted Quiet wheels', 'Rings'] as const),
    '/opportunity/o?tab=submissions&submission=s',
  ],
  'submission withdrawn': [
    { ...about, companyName: 'Acme' },
    ...(['Acme withdrew their submission', 'Quiet wheels'] as const),
    '/opportunity/o?tab=submissions&submission=s',
  ],
  message: [
    { ...about, companyName: 'Acme' },
    ...([
      'Acme wrote to you',
      'Quiet wheels',
      '/opportunity/o?tab=submissions&submission=s&part=messages',
    ] as const),
  ],
  'import finished': [
    { importId: 'i', fileName: 'a.csv', state: 'running', ...counts, problem: null, preview: null },
    ...(['Imported a.csv', '2 new, 1 skipped', '/admin/imports/i'] as const),
  ],
  'export ready': [
    { exportId: 'e', name: 'Projects', rows: 1200, problem: null },
    'The export “Projects” is ready',
    ...(['1,200 rows. The file can be downloaded for a week.', '/exports/e'] as const),
  ],
  'proposal accepted': [
    { name: 'Acme', companyId: 'a' },
    ...(['Acme was added to the directory', null, '/company/startup/a'] as const),
  ],
  'proposal declined': [
    { name: 'Acme', reason: 'It is a customer.' },
    ...(['Acme was not added to the directory', 'It is a customer.', '/search'] as const),
  ],
  'webhook turned off': [
    { webhookId: 'w', name: 'Teams', problem: '500 was answered.' },
    ...(['The webhook Teams was turned off', '500 was answered.'] as const),
    '/admin/webhooks?webhook=w',
  ],
  'project update overdue': [
    { projectId: 'p', name: 'Quiet wheels', days: 16 },
    ...(['An update of Quiet wheels is overdue', 'The last one is 16 days old.'] as const),
    '/project/p',
  ],
  'decision date reached': [
    { projectId: 'p', name: 'Quiet wheels', decisionDate: '2026-11-20' },
    'The pilot of Quiet wheels is to be decided',
    ...(['Scale, stop, or extend it once.', '/project/p'] as const),
  ],
  'round step begun': [
    { radarId: 'r', roundId: 'o', name: 'Bearings', step: 'vote', endsAt: '2026-12-03T22:59:59Z' },
    'The vote on Bearings is open',
    ...(['Open until 3 December 2026.', '/radars/r/rounds/o'] as const),
  ],
  'vote reminder': [
    { radarId: 'r', roundId: 'o', name: 'Bearings', endsAt: '2026-12-03T22:59:59Z' },
    'Your vote on Bearings is not complete',
    ...(['Open until 3 December 2026.', '/radars/r/rounds/o'] as const),
  ],
  'recommendation due': [
    { radarId: 'r', roundId: 'o', name: 'Bearings', endsAt: null },
    'Write the recommendation for Bearings',
    ...([null, '/radars/r/rounds/o'] as const),
  ],
  'role requested': [
    { requestId: 'r', role: 'Foundry User', requester: 'Elin Lund', message: 'For the fair.' },
    ...(['Elin Lund asks to be Foundry User', 'For the fair.', '/admin/requests'] as const),
  ],
  'role request decided': [
    { userId: 'u', role: 'Foundry User', actor: 'Signe Holm', note: null, isApproved: false },
    'Your request to be Foundry User was rejected',
    ...(['Signe Holm rejected your request.', '/profile/u'] as const),
  ],
  'system role changed': [
    {
      userId: 'u',
      role: 'Foundry User',
      actor: 'Signe Holm',
      change: 'assigned',
      endsAt: '2027-05-01T00:00:00.000Z',
    },
    'You are Foundry User now',
    ...(['Signe Holm assigned the role to you until May 1, 2027.', '/profile/u'] as const),
  ],
  'account changed': [
    { userId: 'u', actor: null, change: 'moved', corporation: 'SKF' },
    'You belong to SKF now',
    ...(['An administrator changed your account.', '/profile/u'] as const),
  ],
  'address taken': [
    { userId: 'u', email: 'elin@skf.example', provider: 'google' },
    'A new person was refused with the address elin@skf.example',
    'It belongs to another account. If the address has a new owner, disable the old account or ' +
      'change its address, and invite them.',
    '/profile/u',
  ],
  'my work': [
    {
      count: 12,
      items: [
        { text: 'Decide: Grease', note: '3 overdue', link: '/opportunity/o?tab=submissions' },
      ],
      more: 2,
    },
    '12 things wait for you',
    null,
    '/projects',
  ],
  'metrics report': [
    {
      segmentId: 's',
      name: 'The autumn',
      title: 'The autumn: 4 submissions, 16 – 22 Nov 2026',
      link: '/metrics/report?from=2026-11-16&to=2026-11-22',
      lines: [{ text: 'Figures', note: 'Submissions: These days 4, Before 2' }],
    },
    'The autumn: 4 submissions, 16 – 22 Nov 2026',
    null,
    '/metrics/report?from=2026-11-16&to=2026-11-22',
  ],
  'spotlight of the week': [
    {
      count: 4,
      items: ['A', 'B', 'C', 'D'].map((name) => ({
        name,
        reason: 'Closes soon',
        link: '/discover',
      })),
    },
    ...(['4 new items in Spotlight', 'A, B, C, …', '/spotlight'] as const),
  ],
  'export consent asked': [
    { corporationId: 'c', corporation: 'SKF', actor: 'Signe Holm' },
    'May exports of SKF have your private things?',
    'Signe Holm asks. These are your collections with your notes, saved searches, views, pins and ' +
      'preferences. They stay out unless you switch it on in your settings.',
    '/settings/data',
  ],
  'search index built': [
    { companies: 1200 },
    ...([
      'The search index was built again',
      '1,200 companies are found by it.',
      '/search',
    ] as const),
  ],
};

describe('an event', () => {
  test('that notifies people, or changes what they have access to, names them', () => {
    const concerned = Object.values(servers).flatMap(({ events }) => events);
    const kinds = concerned.map(({ event }) => event.kind);
    const asking = all.filter(({ notifies, changesOwn }) => notifies ?? changesOwn);
    expect(kinds.toSorted()).toEqual(asking.map(({ kind }) => kind).toSorted());
  });

  test('is declared once', () => {
    const declared = Object.values(domain).flatMap(({ events }) => Object.keys(events));
    expect(new Set(declared).size).toBe(declared.length);
  });

  test('of an opportunity, a collection, a project or a radar declares who may see it', () => {
    const shared = ['opportunity', 'collection', 'project', 'radar'];
    const open = all.filter(({ live = '' }) => shared.includes(live));
    expect(open.filter(({ audience }) => audience === undefined)).toEqual([]);
    // Who has scored is known only to the scorer and the audit trail.
    const ofJudges = all.filter(({ kind }) =>
      ['score', 'conflict'].includes(eventCategoryOf(kind)),
    );
    expect(new Set(ofJudges.map(({ audience }) => audience))).toEqual(new Set(['actor']));
  });

  test('leaves no placeholder in its sentence that the history cannot fill', () => {
    const slots = all.flatMap(({ history = '' }) => history.match(/\{\w+\}/gu) ?? []);
    expect(new Set(slots)).toEqual(new Set(['{submission}', '{person}', '{name}']));
  });

  test('does not compile without its recipients, values or subjects', () => {
    const ids = { submissionId: 's', opportunityId: 'o', actorId: null };
    const never = (db: Queryable) => [
      // @ts-expect-error The recipients are missing.
      emit(db, submissionEvents['submission.moved'], { ...ids, from: 'New', to: 'Pitch' }),
      // @ts-expect-error There is no such event.
      emit(db, submissionEvents['submission.lost'], ids),
      // @ts-expect-error The vote's value is missing.
      emit(db, voteEvents['vote.cast'], ids),
      // @ts-expect-error The vote's subject is missing.
      emit(db, voteEvents['vote.withdrawn'], { opportunityId: 'o', actorId: null }),
      // @ts-expect-error The notification's recipient and subject are missing.
      emit(db, submissionMoved, { ...ids, from: 'New', to: 'Pitch' }),
      // @ts-expect-error One of its notifications is missing.
      withEffects(opportunityEvents['team.left'], { notifies: async () => ({}) }),
    ];
    expect(never).toBeTypeOf('function');
  });
});

describe('a notification', () => {
  test('reads the same whatever caused it', () => {
    const entries = all.flatMap(({ notifies = {} }) => Object.entries(notifies));
    for (const [kind, entry] of entries) {
      expect(entry).toBe(catalogue.notifications.get(kind));
    }
    expect(new Set(entries.map(([kind]) => kind))).toEqual(new Set(Object.keys(said)));
  });

  test('is of one group of the settings', () => {
    const kinds = [...notificationGroups, weeklyKinds].flatMap((group) => group.kinds);
    expect(kinds.toSorted()).toEqual([...catalogue.notifications.keys()].toSorted());
  });

  test.each(Object.entries(said))(
    'has the expected text: %s',
    (kind, [values, title, body, link]) => {
      const stored: unknown = JSON.parse(JSON.stringify(values));
      const text = textOf(catalogue.notifications.get(kind), stored);
      expect(text).toMatchObject({ title, body, link });
      expect(text?.reason, 'why it was sent').toMatch(/^(You|It) .*\.$/u);
      expect(text?.subjectName).toEqual(expect.any(String));
      // Both stand on the screen and in mails, one above the other.
      expect([text?.subjectName, text?.body]).not.toContain(text?.title);
      expect(textOf(catalogue.notifications.get(kind), { other: 1 })).toBeNull();
    },
  );
});
