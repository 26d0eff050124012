import * as z from 'zod/mini';
import { CompanyKind } from '#core/domain/company-kind.ts';
import { RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, text, Uuid, WebUrl } from '#core/domain/schemas.ts';
import { radarLimits } from './limits.ts';
import { movements } from './movement.ts';
import { EditionLayout } from './slot.ts';

const named = z.object({ id: Id, name: z.string() });
export const Movement = z.enum(movements);

/** A quadrant or a ring. Its id stays when it is renamed, so that editions can be compared. */
export const Area = z.object({ id: z.string(), name: z.string(), color: z.string() });
export type Area = z.infer<typeof Area>;

const AreaId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/u, 'This is not an id.'));
const EnteredArea = z.object({
  id: AreaId,
  name: requiredText(radarLimits.areaCharacters),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/iu, 'A colour is written as #rrggbb.')),
});
/** Quadrants clockwise from the top right, rings from the centre. */
const EnteredAreas = z.array(EnteredArea).check(
  z.minLength(radarLimits.areasLeast),
  z.maxLength(radarLimits.areasMost),
  z.refine(
    (areas) => new Set(areas.map(({ id }) => id)).size === areas.length,
    'Two of them have the same id.',
  ),
  z.refine(
    (areas) => new Set(areas.map(({ name }) => name.toLowerCase())).size === areas.length,
    'Two of them have the same name.',
  ),
);

const editionStates = ['draft', 'published'] as const;
const EditionState = z.enum(editionStates);

/** An edition in lists. The draft is always the last one. */
export const EditionSummary = z.object({
  id: Id,
  /** Counted from 1, in their order. */
  number: z.int(),
  name: z.string(),
  state: EditionState,
  publishedAt: z.nullable(Instant),
});
export type EditionSummary = z.infer<typeof EditionSummary>;

/** What a miniature needs of a blip. */
const MiniatureBlip = z.object({
  id: Id,
  quadrantId: z.string(),
  ringId: z.string(),
  movement: Movement,
});

/** A radar in the list; its figures are those of the last edition that the reader sees. */
export const Radar = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  corporation: named,
  /** Null only where the reader sees no edition: a radar without a published one. */
  edition: z.nullable(
    z.extend(EditionSummary, {
      quadrants: z.array(Area),
      rings: z.array(Area),
      blips: z.array(MiniatureBlip),
      layout: z.nullable(EditionLayout),
    }),
  ),
  editionCount: z.int(),
  blipCount: z.int(),
  newCount: z.int(),
  movedCount: z.int(),
  /** Whether its last published edition is on the web. */
  isPublic: z.boolean(),
  /** Whether the reader may change it, and may publish it to the web. */
  mayEdit: z.boolean(),
  mayPublish: z.boolean(),
  /** Whether the reader reads it as one of its corporation; others see what is on the web. */
  isOwn: z.boolean(),
  version: z.int(),
  updatedAt: Instant,
});
export type Radar = z.infer<typeof Radar>;

/** A radar as its page shows it, beside the edition, which is asked for by itself. */
export const RadarPage = z.extend(Radar, {
  /** Those that the reader sees, the first one first. Drafts: who may edit. */
  editions: z.array(EditionSummary),
  editors: z.array(named),
  openProposals: z.int(),
  /** Where it is on the web, and where other sites frame it; null: it is not. */
  publicPath: z.nullable(z.string()),
  embedPath: z.nullable(z.string()),
  createdAt: Instant,
});
export type RadarPage = z.infer<typeof RadarPage>;

export const companyReference = z.object({ kind: CompanyKind, id: Id, name: z.string() });
const BlipLink = z.object({ label: z.nullable(z.string()), url: z.string() });

/**
 * A blip in an edition. Its id is the same in all editions; its texts, place and movement belong to the
 * edition, what it refers to and its owner to the blip.
 */
export const Blip = z.object({
  id: Id,
  /** Counted through the quadrants, as it is drawn and listed; null when it is settled. */
  number: z.nullable(z.int()),
  name: z.string(),
  description: z.nullable(z.string()),
  quadrantId: z.string(),
  ringId: z.string(),
  /** What is shown: the override where there is one. */
  movement: Movement,
  derivedMovement: Movement,
  movementOverride: z.nullable(Movement),
  /** What the file said that it was imported from, as written there; a disagreement is shown. */
  fileStatus: z.nullable(z.string()),
  fileMovement: z.nullable(Movement),
  /** The ring of its last appearance in an earlier edition; null: none. */
  lastRing: z.nullable(z.object({ editionId: Id, ringId: z.string(), name: z.string() })),
  tags: z.array(z.string()),
  links: z.array(BlipLink),
  /** Out of the drawing, in list and history. */
  isSettled: z.boolean(),
  /** Why it is in this ring. */
  reason: z.nullable(z.string()),
  owner: z.nullable(named),
  companies: z.array(companyReference),
  opportunities: z.array(named),
  projects: z.array(named),
  commentCount: z.int(),
  version: z.int(),
});
export type Blip = z.infer<typeof Blip>;

/** A blip that a search finds, where the last published edition of its radar has it. */
export const FoundBlip = z.object({
  id: Id,
  name: z.string(),
  quadrant: z.string(),
  ring: z.string(),
  radar: named,
  edition: named,
});
export type FoundBlip = z.infer<typeof FoundBlip>;

/** An edition with its blips in their order: by quadrant, ring and name. */
export const Edition = z.extend(EditionSummary, {
  radarId: Id,
  quadrants: z.array(Area),
  rings: z.array(Area),
  /** Markdown: what changed, written when it is published. */
  summary: z.nullable(z.string()),
  /** Markdown, for who presents it. */
  notes: z.nullable(z.string()),
  blips: z.array(Blip),
  /** Blips of the edition before that this one has no more. */
  removed: z.array(
    z.object({ id: Id, name: z.string(), quadrantId: z.string(), ringId: z.string() }),
  ),
  /** Null for a draft: `layoutEdition` from `previousLayout` gives it. */
  layout: z.nullable(EditionLayout),
  previousLayout: z.nullable(EditionLayout),
  version: z.int(),
});
export type Edition = z.infer<typeof Edition>;

const radarName = requiredText(limits.nameCharacters);
const description = z.nullable(text(radarLimits.descriptionCharacters));
const editionName = requiredText(radarLimits.editionNameCharacters);
const longText = z.nullable(text(radarLimits.summaryCharacters));
const people = z.array(Uuid).check(z.maxLength(radarLimits.editorsMost));

/** A new radar, with its first edition as a draft. Templates are in `templates.ts`. */
export const RadarDraft = z.object({
  corporationId: Uuid,
  name: radarName,
  description: z._default(description, null),
  quadrants: EnteredAreas,
  rings: EnteredAreas,
  editionName,
});
export type RadarDraft = z.infer<typeof RadarDraft>;

export const RadarChange = z.object({
  version: z.int(),
  name: z.optional(radarName),
  description: z.optional(description),
  /** Who may edit it, beside the foundry: people of its corporation. */
  editorIds: z.optional(people),
});
export type RadarChange = z.infer<typeof RadarChange>;

export const EditionDraft = z.object({ name: editionName });

export const EditionChange = z.object({
  version: z.int(),
  name: z.optional(editionName),
  notes: z.optional(longText),
  /** Of a published edition the texts can be corrected, not the areas. */
  summary: z.optional(longText),
  quadrants: z.optional(EnteredAreas),
  rings: z.optional(EnteredAreas),
});
export type EditionChange = z.infer<typeof EditionChange>;

const ids = z.array(Uuid).check(z.maxLength(radarLimits.partsMost));
const reason = z.nullable(text(limits.reasonCharacters));
const blipFields = {
  name: requiredText(radarLimits.blipNameCharacters),
  description,
  quadrantId: AreaId,
  ringId: AreaId,
  reason,
  movementOverride: z.nullable(Movement),
  isSettled: z.boolean(),
  tags: z.array(requiredText(radarLimits.tagCharacters)).check(z.maxLength(radarLimits.partsMost)),
  links: z
    .array(z.object({ label: z.nullable(text(limits.nameCharacters)), url: WebUrl }))
    .check(z.maxLength(radarLimits.partsMost)),
  ownerId: z.nullable(Uuid),
  companies: z.array(RequestedCompany).check(z.maxLength(radarLimits.partsMost)),
  opportunityIds: ids,
  projectIds: ids,
};

export const BlipDraft = z.extend(z.partial(z.object(blipFields)), {
  name: blipFields.name,
  quadrantId: AreaId,
  ringId: AreaId,
});
export type BlipDraft = z.infer<typeof BlipDraft>;

/** What changes of a blip in an edition, and the version it was based on. Fields not sent stay. */
export const BlipChange = z.extend(z.partial(z.object(blipFields)), {
  version: z.int(),
  isRestored: z.optional(z.literal(true)),
});
export type BlipChange = z.infer<typeof BlipChange>;

export const BulkChange = z.object({
  changes: z
    .array(z.extend(BlipChange, { id: Uuid }))
    .check(z.minLength(1), z.maxLength(radarLimits.bulkMost)),
});
/** Those based on another version stay as they are, and are answered as they are stored. */
export const BulkResult = z.object({ changed: z.array(Blip), stale: z.array(Blip) });
