import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, Uuid } from '#core/domain/schemas.ts';
import { isTimeZone } from '#core/domain/time-zone.ts';
import { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { Reason } from '#features/portfolio/matches/domain/reasons.ts';
import { pitchDayLimits as most } from './limits.ts';

const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'Write it as hh:mm.'));
const LocalDate = z.iso
  .date()
  .check(
    z.refine(
      (date) => date >= '1970-01-01' && date < '2200-01-01',
      'The year must be from 1970 to 2199.',
    ),
  );
const TimeZone = z
  .string()
  .check(z.maxLength(100), z.refine(isTimeZone, 'There is no such time zone.'));
const Break = z.object({ from: TimeOfDay, to: TimeOfDay });
const Room = requiredText(most.roomNameCharacters);
const Capacity = z.int().check(z.gte(0), z.lte(most.capacityMost));
const SlotMinutes = z.int().check(z.gte(most.slotMinutesLeast), z.lte(most.slotMinutesMost));

const EnteredRooms = z.array(Room).check(
  z.minLength(1),
  z.maxLength(most.roomsMost),
  z.refine(
    (rooms) => new Set(rooms.map((room) => room.toLowerCase())).size === rooms.length,
    'Two rooms have the same name.',
  ),
);
const EnteredBreaks = z.array(Break).check(z.maxLength(most.breaksMost));

const Place = z.nullable(requiredText(most.placeCharacters));

const times = {
  date: LocalDate,
  timeZone: TimeZone,
  startsAt: TimeOfDay,
  endsAt: TimeOfDay,
  slotMinutes: SlotMinutes,
  breaks: EnteredBreaks,
  rooms: EnteredRooms,
};

const pairStates = ['pinned', 'forbidden'] as const;
export const PairState = z.enum(pairStates);
export type PairState = z.infer<typeof PairState>;

/** A pair that must meet, or must not. */
export const PlannedPair = z.object({
  opportunityId: Id,
  companyId: Id,
  state: PairState,
  reason: z.nullable(z.string()),
});
export type PlannedPair = z.infer<typeof PlannedPair>;

/** An opportunity and a company that meet. */
export const Session = z.object({
  id: Id,
  opportunityId: Id,
  companyId: Id,
  /** Counted from 0; null: it has no place, since the day is too short. */
  slot: z.nullable(z.int()),
  room: z.nullable(z.int()),
  /** From 0 to 100, as when it was assigned. */
  score: z.number(),
  reasons: z.array(Reason),
  isPinned: z.boolean(),
  /** Best without this pair; null: pinned, or no other company is possible. */
  nextBest: z.nullable(
    z.object({
      companyId: Id,
      companyName: z.string(),
      /** What the total of all scores would lose. */
      loss: z.number(),
      othersChanged: z.int(),
    }),
  ),
  /** Why it cannot be where it is, by changes since: empty when nothing clashes. */
  clashes: z.array(z.string()),
});
export type Session = z.infer<typeof Session>;

/** A pitch day in the list. Counts are of what the reader sees. */
export const PitchDay = z.object({
  id: Id,
  corporation: z.object({ id: Id, name: z.string() }),
  name: z.string(),
  date: z.string(),
  timeZone: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  opportunityCount: z.int(),
  companyCount: z.int(),
  sessionCount: z.int(),
  assignedAt: z.nullable(Instant),
  mayEdit: z.boolean(),
});
export type PitchDay = z.infer<typeof PitchDay>;

const PlannedOpportunity = z.object({
  id: Id,
  name: z.string(),
  wanted: z.int(),
  /** Others of this day whose case teams have somebody in common with this one's. */
  sharesPeopleWith: z.array(Id),
});
export type PlannedOpportunity = z.infer<typeof PlannedOpportunity>;

const PlannedCompany = z.object({ company: CompanyCard, capacity: z.int() });
export type PlannedCompany = z.infer<typeof PlannedCompany>;

export const PitchDayPage = z.extend(PitchDay, {
  /** An address, or a link to a meeting; null: not told. */
  place: z.nullable(z.string()),
  slotMinutes: z.int(),
  breaks: z.array(Break),
  rooms: z.array(z.string()),
  slots: z.array(z.object({ start: Instant, end: Instant })),
  opportunities: z.array(PlannedOpportunity),
  companies: z.array(PlannedCompany),
  pairs: z.array(PlannedPair),
  sessions: z.array(Session),
  /** Whether the plan has changed since companies were assigned. */
  isOutdated: z.boolean(),
  version: z.int(),
});
export type PitchDayPage = z.infer<typeof PitchDayPage>;

const EnteredOpportunity = z.object({ id: Uuid, wanted: Capacity });
const EnteredCompany = z.object({ id: Uuid, capacity: Capacity });
const EnteredPair = z.object({
  opportunityId: Uuid,
  companyId: Uuid,
  state: PairState,
  reason: z.optional(z.nullable(requiredText(most.reasonCharacters))),
});

const areDistinct = (keys: readonly string[]) => new Set(keys).size === keys.length;
const sameTwice = 'The same is there twice.';
const EnteredOpportunities = z.array(EnteredOpportunity).check(
  z.maxLength(most.opportunitiesMost),
  z.refine((rows) => areDistinct(rows.map(({ id }) => id)), sameTwice),
);
const EnteredCompanies = z.array(EnteredCompany).check(
  z.maxLength(most.companiesMost),
  z.refine((rows) => areDistinct(rows.map(({ id }) => id)), sameTwice),
);
const pairKey = ({ opportunityId, companyId }: z.infer<typeof EnteredPair>): string =>
  `${opportunityId} ${companyId}`;
const EnteredPairs = z.array(EnteredPair).check(
  z.maxLength(most.pairsMost),
  z.refine((rows) => areDistinct(rows.map(pairKey)), sameTwice),
);

export const PitchDayDraft = z.object({
  corporationId: Uuid,
  name: requiredText(Math.min(most.nameCharacters, limits.nameCharacters)),
  ...times,
  breaks: z._default(EnteredBreaks, []),
  place: z._default(Place, null),
  opportunities: z._default(EnteredOpportunities, []),
});
export type PitchDayDraft = z.infer<typeof PitchDayDraft>;

/** What is left out stays. Opportunities that the sender does not see stay, too. */
export const PitchDayChange = z.object({
  version: z.int(),
  ...z.partial(
    z.object({
      name: PitchDayDraft.shape.name,
      ...times,
      place: Place,
      opportunities: EnteredOpportunities,
      companies: EnteredCompanies,
      pairs: EnteredPairs,
    }),
  ).shape,
});
export type PitchDayChange = z.infer<typeof PitchDayChange>;

/** The score of each company for an opportunity, in the order of the day's companies. */
export const PairScores = z.array(z.object({ opportunityId: Id, scores: z.array(z.number()) }));
export type PairScores = z.infer<typeof PairScores>;

/** What came of an assignment. Problems are whole sentences. */
export const AssignmentOutcome = z.object({
  day: PitchDayPage,
  /** `impossible`: the limits allow no assignment; `unscheduled`: the day is too short for it. */
  state: z.enum(['scheduled', 'unscheduled', 'impossible']),
  problems: z.array(z.string()),
});
export type AssignmentOutcome = z.infer<typeof AssignmentOutcome>;

export const candidateSources = ['matches', 'submissions', 'collection'] as const;
export const exportFormats = ['ics', 'pptx'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;
