interface DemoBlock {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** The name of what is pinned. */
  readonly opportunity?: string;
  readonly radar?: string;
  readonly isPublic?: boolean;
  readonly fromDaysAgo: number;
}

/** In the order of the page. Each corporation sees those about its own things. */
export const demoBlocks: readonly DemoBlock[] = [
  {
    title: 'Listening for damage before it starts',
    body: `Four hundred test rigs, six years of sound, and every spall is labelled. That is the largest open data set of its kind, and most of the teams that asked for it have never worked with bearings.

**Worth your time this week:** two of them hear the first crack nine days before our own alarm does.`,
    opportunity: 'Acoustic signatures of early spalling',
    isPublic: true,
    fromDaysAgo: 2,
  },
  {
    title: 'What is in the scrap, truck by truck',
    body: `A wrong truck costs a melt. Laser and neutron methods both work on a belt; no one has shown one at the gate.

Ask for a week at the yard in Luleå: the two best entries are from teams that have never seen one.`,
    opportunity: 'Knowing what is in the scrap',
    isPublic: true,
    fromDaysAgo: 3,
  },
  {
    title: 'Six minutes at the quay',
    body: 'The timetable leaves six minutes, and the grid behind the quay was built for a village. Storage on land, on board, or both: the case is open to all three.',
    opportunity: 'Charging ferries in six minutes',
    isPublic: true,
    fromDaysAgo: 3,
  },
  {
    title: 'How to read the bearing radar',
    body: 'Begin with what moved in since the last edition. A blip without an owner is an invitation: say in the comments what you know, and propose a move when you have numbers.',
    radar: 'Bearing technology',
    fromDaysAgo: 9,
  },
  {
    title: 'How pitch days work',
    body: `- Ten minutes for each team, ten for questions
- Scores before the discussion, not after it
- Every team gets an answer within a week`,
    fromDaysAgo: 6,
  },
];

interface DemoEdition {
  readonly title: string;
  readonly daysAgo: number;
  readonly blocks: readonly Omit<DemoBlock, 'fromDaysAgo' | 'isPublic'>[];
}

/** Published before, the oldest first. */
export const demoEditions: readonly DemoEdition[] = [
  {
    title: 'A month into the cycle',
    daysAgo: 41,
    blocks: [
      {
        title: 'Half of the entries come from teams we had not met',
        body: `They found us on the public pages, not at fairs. Three things to keep:

- Titles that name the problem in words that an outsider uses
- Open data where we have it
- An answer within the promised days, also when it is a no`,
      },
      {
        title: 'Data first, meetings later',
        body: 'Four hundred test rigs are open to anyone who asks. Who has looked at the recordings sends better questions.',
        opportunity: 'Acoustic signatures of early spalling',
      },
      {
        title: 'Clean hulls: what we learnt at the dock',
        body: 'Two robots were shown side by side. The slower one left less in the water, and that is what the harbour asks for.',
        opportunity: 'Clean hulls without a dry dock',
      },
    ],
  },
  {
    title: 'Before the first pitch day',
    daysAgo: 13,
    blocks: [
      {
        title: 'Score before you talk',
        body: 'People follow the first opinion that they hear. Give your scores in the evening before; others see them once yours are in.',
      },
      {
        title: 'Scrap: bring your own truck',
        body: 'The yard can take one team a week until the cycle ends. Ask early.',
        opportunity: 'Knowing what is in the scrap',
      },
      {
        title: 'New on the bearing radar',
        body: 'Eight blips are new and fifteen moved. Look at the ones that moved out: they say more than the new ones.',
        radar: 'Bearing technology',
      },
    ],
  },
];

/** What several people of a corporation work on this week. */
export const watched: readonly { readonly opportunity: string; readonly count: number }[] = [
  { opportunity: 'Acoustic signatures of early spalling', count: 14 },
  { opportunity: 'Seals without fluorine', count: 8 },
  { opportunity: 'Knowing what is in the scrap', count: 9 },
  { opportunity: 'Clean hulls without a dry dock', count: 7 },
];
