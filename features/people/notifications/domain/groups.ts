interface NotificationGroup {
  readonly name: string;
  readonly kinds: readonly string[];
}

/** What kinds of notifications are about, for those who choose of many at once. Each kind is in one. */
export const notificationGroups: readonly NotificationGroup[] = [
  { name: 'Discussions', kinds: ['mention', 'comment', 'message'] },
  {
    name: 'Submissions and case teams',
    kinds: [
      'submission received',
      'submission moved',
      'submission withdrawn',
      'invitation declined',
      'case team changed',
    ],
  },
  {
    name: 'Companies and collections',
    kinds: [
      'saved search has new results',
      'new companies match',
      'collection shared',
      'companies blacklisted',
      'companies proposed for collection',
      'proposal accepted',
      'proposal declined',
    ],
  },
  {
    name: 'Projects and radars',
    kinds: [
      'project update overdue',
      'decision date reached',
      'round step begun',
      'vote reminder',
      'recommendation due',
    ],
  },
  {
    name: 'Account and system',
    kinds: [
      'account changed',
      'address taken',
      'system role changed',
      'role requested',
      'role request decided',
      'export consent asked',
      'export ready',
      'import finished',
      'search index built',
      'webhook turned off',
    ],
  },
];

/** The one mail of a week has a switch of its own, and these parts. */
export const weeklyKinds: NotificationGroup = {
  name: 'Weekly email',
  kinds: ['my work', 'spotlight of the week', 'metrics report'],
};

const placeOf = (kind: string): number => {
  const place = notificationGroups.findIndex(({ kinds }) => kinds.includes(kind));
  return place === -1 ? notificationGroups.length : place;
};

/** What a kind is about, in the words of its group. */
export const groupOf = (kind: string): string =>
  (notificationGroups[placeOf(kind)] ?? weeklyKinds).name;

/** These kinds group after group, each in the order of the alphabet. */
export const inGroups = (kinds: readonly string[]): string[] =>
  kinds.toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, 'en'));
