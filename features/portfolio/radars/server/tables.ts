import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Movement } from '#features/portfolio/radars/domain/movement.ts';
import type { Proposal, ProposalSource } from '#features/portfolio/radars/domain/proposal.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import type { EditionLayout } from '#features/portfolio/radars/domain/slot.ts';
import { createdAt, id, instant, partOf, updatedAt } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);
const ids = (name: string) =>
  uuid(name)
    .array()
    .notNull()
    .default(sql`'{}'`);
const user = (name: string) => uuid(name).references(() => users.id);
/** Incremented by every change; for optimistic concurrency. */
const version = () => integer('version').notNull().default(1);

export const radars = pgTable(
  'radars',
  {
    id: id(),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id),
    name: text('name').notNull(),
    description: text('description'),
    /** Whether its last published edition is on the web. */
    isPublic: boolean('is_public').notNull().default(false),
    version: version(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('radars_corporation').on(table.corporationId)],
);

/** Who may change a radar, beside the foundry. */
export const radarEditors = pgTable(
  'radar_editors',
  {
    radarId: partOf('radar_id', () => radars.id),
    userId: partOf('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.radarId, table.userId] }),
    index('radar_editors_user').on(table.userId),
  ],
);

export const radarEditions = pgTable(
  'radar_editions',
  {
    id: id(),
    radarId: partOf('radar_id', () => radars.id),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    /** Null: a draft. */
    publishedAt: instant('published_at'),
    quadrants: jsonb('quadrants').$type<Area[]>().notNull(),
    rings: jsonb('rings').$type<Area[]>().notNull(),
    summary: text('summary'),
    notes: text('notes'),
    /** How it is drawn, everywhere alike: stored when it is published. */
    layout: jsonb('layout').$type<EditionLayout>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('radar_editions_number').on(table.radarId, table.number),
    uniqueIndex('radar_editions_draft')
      .on(table.radarId)
      .where(sql`published_at is null`),
  ],
);

/** What is the same of a blip in all editions. */
export const radarBlips = pgTable(
  'radar_blips',
  {
    id: id(),
    radarId: partOf('radar_id', () => radars.id),
    ownerId: user('owner_id'),
    companyIds: ids('company_ids'),
    opportunityIds: ids('opportunity_ids'),
    projectIds: ids('project_ids'),
    createdAt: createdAt(),
  },
  (table) => [index('radar_blips_radar').on(table.radarId)],
);

/** A blip in an edition. Published editions do not change when a later one does. */
export const radarEntries = pgTable(
  'radar_entries',
  {
    editionId: partOf('edition_id', () => radarEditions.id),
    blipId: partOf('blip_id', () => radarBlips.id),
    name: text('name').notNull(),
    description: text('description'),
    quadrantId: text('quadrant_id').notNull(),
    ringId: text('ring_id').notNull(),
    movementOverride: text('movement_override').$type<Movement>(),
    /** As a file that it was imported from says. */
    fileStatus: text('file_status'),
    reason: text('reason'),
    tags: texts('tags'),
    links: jsonb('links').$type<{ label: string | null; url: string }[]>().notNull().default([]),
    isSettled: boolean('is_settled').notNull().default(false),
    version: version(),
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.blipId] }),
    index('radar_entries_blip').on(table.blipId),
  ],
);

export const radarComments = pgTable(
  'radar_comments',
  {
    id: id(),
    blipId: partOf('blip_id', () => radarBlips.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('radar_comments_blip').on(table.blipId, table.createdAt),
    index('radar_comments_author').on(table.authorId),
  ],
);

export const radarProposals = pgTable(
  'radar_proposals',
  {
    id: id(),
    radarId: partOf('radar_id', () => radars.id),
    blipId: uuid('blip_id').references(() => radarBlips.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    quadrantId: text('quadrant_id'),
    ringId: text('ring_id'),
    reason: text('reason'),
    tags: texts('tags'),
    companyIds: ids('company_ids'),
    source: jsonb('source').$type<ProposalSource>().notNull(),
    state: text('state').$type<Proposal['state']>().notNull().default('open'),
    proposedBy: user('proposed_by'),
    decidedBy: user('decided_by'),
    createdAt: createdAt(),
  },
  (table) => [index('radar_proposals_radar').on(table.radarId, table.state)],
);
