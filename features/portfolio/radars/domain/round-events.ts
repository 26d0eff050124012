import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToRound } from './links.ts';
import { RoundStep } from './round-steps.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const aboutRound = z.object({
  radarId: z.string(),
  roundId: z.string(),
  /** Of the radar. */
  name: z.string(),
  endsAt: z.nullable(z.string()),
});
type AboutRound = z.infer<typeof aboutRound>;

const until = ({ endsAt }: AboutRound) =>
  endsAt === null ? null : `Open until ${day.format(new Date(endsAt))}.`;
const shared = {
  link: ({ radarId, roundId }: AboutRound) => linkToRound(radarId, roundId),
  subjectName: ({ name }: AboutRound) => name,
  replaces: ({ roundId }: AboutRound) => roundId,
};

const begun: Readonly<Record<RoundStep, (name: string) => string>> = {
  proposals: (name) => `Proposals for ${name} are open`,
  vote: (name) => `The vote on ${name} is open`,
  discussion: (name) => `The first vote on ${name} has closed: the disputed blips are discussed`,
  secondVote: (name) => `The second vote on ${name} is open`,
  recommendation: (name) => `The votes on ${name} have closed`,
  published: (name) => `The new edition of ${name} was published`,
};

const stepBegun = notification({
  values: z.extend(aboutRound, { step: RoundStep }),
  title: ({ name, step }) => begun[step](name),
  body: until,
  ...shared,
  reason: () => 'You take part in this round.',
  channel: 'mail',
});

/** In the app: a list of sent mails would tell who has not voted. */
const voteReminder = notification({
  values: aboutRound,
  title: ({ name }) => `Your vote on ${name} is not complete`,
  body: until,
  ...shared,
  reason: () => 'You take part in this round.',
  channel: 'app',
});

const recommendationDue = notification({
  values: aboutRound,
  title: ({ name }) => `Write the recommendation for ${name}`,
  body: until,
  ...shared,
  reason: () => 'You are the author of this recommendation.',
  channel: 'mail',
});

const ofRadar = { subject: 'radar', live: 'radar', audience: 'viewers' } as const;
const named = {
  ...ofRadar,
  details: z.object({ name: z.string() }),
  tells: { name: 'name' },
} as const;

/** Of votes there is no event: neither the log nor a live message may tell that somebody voted. */
export const roundEvents = declareEvents({
  'radar.roundBegun': {
    ...named,
    history: 'began a round for {name}',
    title: 'Began a round of votes',
    notifies: { 'round step begun': stepBegun },
  },
  'radar.roundChanged': {
    ...named,
    history: 'changed the round for {name}',
    title: 'Changed a round of votes',
  },
  'radar.roundStepClosed': {
    ...ofRadar,
    history: 'closed a step of the round for {name}:',
    title: 'Closed a step of a round',
    details: z.object({ name: z.string(), from: z.string(), to: z.string() }),
    tells: { name: 'name', from: 'from', to: 'to' },
    notifies: { 'round step begun': stepBegun, 'recommendation due': recommendationDue },
  },
  'radar.roundRemoved': {
    ...named,
    history: 'cancelled the round for {name}',
    title: 'Cancelled a round of votes',
  },
  'radar.voteReminder': {
    subject: 'radar' as const,
    notifies: { 'vote reminder': voteReminder },
  },
});
