import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf, updatedAt } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { Reason } from '#features/portfolio/matches/domain/reasons.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { mails } from '#features/people/mails/server/tables.ts';
import type { Agenda } from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';
import type { PairState } from '#features/portfolio/pitch-days/domain/pitch-day.ts';

const ofDay = () => partOf('pitch_day_id', () => pitchDays.id);
const ofOpportunity = () => partOf('opportunity_id', () => opportunities.id);
const ofCompany = () => partOf('company_id', () => companies.id);

export const pitchDays = pgTable(
  'pitch_days',
  {
    id: id(),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    timeZone: text('time_zone').notNull(),
    /** Local times, `09:30`. */
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    /** An address, or a link to a meeting. */
    place: text('place'),
    slotMinutes: integer('slot_minutes').notNull(),
    breaks: jsonb('breaks').$type<{ from: string; to: string }[]>().notNull().default([]),
    rooms: text('rooms')
      .array()
      .notNull()
      .default(sql`'{}'`),
    assignedAt: instant('assigned_at'),
    /** The version that was assigned: a later one has another plan. */
    assignedVersion: integer('assigned_version'),
    /** Incremented by every change; for optimistic concurrency. */
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('pitch_days_corporation').on(table.corporationId, table.date)],
);

export const pitchDayOpportunities = pgTable(
  'pitch_day_opportunities',
  {
    pitchDayId: ofDay(),
    opportunityId: ofOpportunity(),
    /** How many companies it wants to meet. */
    wanted: integer('wanted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pitchDayId, table.opportunityId] }),
    index('pitch_day_opportunities_opportunity').on(table.opportunityId),
  ],
);

export const pitchDayCompanies = pgTable(
  'pitch_day_companies',
  {
    pitchDayId: ofDay(),
    companyId: ofCompany(),
    /** How many sessions it takes at most. */
    capacity: integer('capacity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pitchDayId, table.companyId] }),
    index('pitch_day_companies_company').on(table.companyId),
  ],
);

export const pitchDayPairs = pgTable(
  'pitch_day_pairs',
  {
    pitchDayId: ofDay(),
    opportunityId: ofOpportunity(),
    companyId: ofCompany(),
    state: text('state').$type<PairState>().notNull(),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.pitchDayId, table.opportunityId, table.companyId] }),
    index('pitch_day_pairs_opportunity').on(table.opportunityId),
    index('pitch_day_pairs_company').on(table.companyId),
  ],
);

/** A pair that meets, as it was assigned. */
export const pitchDaySessions = pgTable(
  'pitch_day_sessions',
  {
    id: id(),
    pitchDayId: ofDay(),
    opportunityId: ofOpportunity(),
    companyId: ofCompany(),
    /** Counted from 0; null: the day is too short for it. */
    slot: integer('slot'),
    room: integer('room'),
    score: real('score').notNull(),
    reasons: jsonb('reasons').$type<Reason[]>().notNull(),
    isPinned: boolean('is_pinned').notNull(),
    /** The company that its opportunity would meet instead; null: none is possible. */
    nextCompanyId: uuid('next_company_id').references(() => companies.id, {
      onDelete: 'set null',
    }),
    nextLoss: real('next_loss'),
    nextOthers: integer('next_others'),
  },
  (table) => [
    uniqueIndex('pitch_day_sessions_pair').on(
      table.pitchDayId,
      table.opportunityId,
      table.companyId,
    ),
    index('pitch_day_sessions_opportunity').on(table.opportunityId),
    index('pitch_day_sessions_company').on(table.companyId),
    index('pitch_day_sessions_next').on(table.nextCompanyId),
  ],
);

/** Who was invited by mail, a company or a person of a case team, and what they were told last. */
export const pitchDayInvitations = pgTable(
  'pitch_day_invitations',
  {
    id: id(),
    pitchDayId: ofDay(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    /** Null: it was cancelled. */
    agenda: jsonb('agenda').$type<Agenda>(),
    /** Of the calendar event, which each sending raises (RFC 5545, 3.8.7.4). */
    sequence: integer('sequence').notNull().default(0),
    sentBy: uuid('sent_by').references(() => users.id),
    sentAt: instant('sent_at').notNull(),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('pitch_day_invitations_company').on(table.pitchDayId, table.companyId),
    uniqueIndex('pitch_day_invitations_user').on(table.pitchDayId, table.userId),
    index('pitch_day_invitations_of_company').on(table.companyId),
    index('pitch_day_invitations_of_user').on(table.userId),
    index('pitch_day_invitations_mail').on(table.mailId),
  ],
);
