import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** Blocks that the server fills, in the order in which they stand until somebody orders them. */
export const automaticKinds = [
  'opportunities',
  'attention',
  'radars',
  'overlooked',
  'collections',
  'decisions',
] as const;
export const AutomaticKind = z.enum(automaticKinds);
export type AutomaticKind = z.infer<typeof AutomaticKind>;

export const isAutomatic = (id: string): id is AutomaticKind =>
  (automaticKinds as readonly string[]).includes(id);

interface BlockText {
  readonly title: string;
  readonly about: string;
}

/** The headings of automatic blocks. */
export const automaticTexts: Readonly<Record<AutomaticKind, BlockText>> = {
  opportunities: {
    title: 'New and closing soon',
    about: 'Opportunities of the last and next 14 days',
  },
  attention: { title: 'Gaining attention', about: 'Seven days against the eight weeks before' },
  radars: { title: 'Radar movers', about: 'Blips that changed their ring in the latest edition' },
  overlooked: {
    title: 'Overlooked matches',
    about: 'Companies that fit an open opportunity, not yet looked at',
  },
  collections: {
    title: 'Shared collections',
    about: 'Shared with you, changed in the last 30 days',
  },
  decisions: { title: 'Decisions', about: 'Of the last 30 days' },
};

export const subjectKinds = ['opportunity', 'company', 'radar', 'collection'] as const;
export const SubjectKind = z.enum(subjectKinds);
export type SubjectKind = z.infer<typeof SubjectKind>;

/** Why an item is there, as a mark beside its name. */
const ItemMark = z.enum(['new', 'soon', 'in', 'out']);

/** A thing in an automatic block, with why it is there and the figure behind that. */
export const SpotlightItem = z.object({
  kind: z.enum([...subjectKinds, 'project']),
  id: Id,
  name: z.string(),
  /** One or two lines about it. */
  summary: z.nullable(z.string()),
  corporation: z.nullable(z.string()),
  reason: z.string(),
  count: z.object({ value: z.int(), of: z.string() }),
  /** Counts of the weeks before and of the last one, the oldest first. */
  trend: z.optional(z.array(z.int())),
  mark: z.nullable(ItemMark),
  /** Since when it is there: what is later than one's last visit is new. */
  at: Instant,
  /** A path of ours. */
  link: z.string(),
});
export type SpotlightItem = z.infer<typeof SpotlightItem>;

const AutomaticBlock = z.object({
  kind: z.literal('automatic'),
  id: AutomaticKind,
  items: z.array(SpotlightItem),
});

/** What a written block points to. */
const PinnedSubject = z.object({
  kind: SubjectKind,
  id: Id,
  name: z.string(),
  summary: z.nullable(z.string()),
  link: z.string(),
});
export type PinnedSubject = z.infer<typeof PinnedSubject>;

const WrittenBlock = z.object({
  kind: z.literal('written'),
  id: Id,
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  subject: z.nullable(PinnedSubject),
  at: Instant,
});
export type WrittenBlock = z.infer<typeof WrittenBlock>;

export const SpotlightBlock = z.discriminatedUnion('kind', [WrittenBlock, AutomaticBlock]);
export type SpotlightBlock = z.infer<typeof SpotlightBlock>;

/** What somebody reads: blocks in their order, without empty ones. */
export const Spotlight = z.object({
  /** Null: of all corporations. */
  corporation: z.nullable(z.object({ id: Id, name: z.string() })),
  blocks: z.array(SpotlightBlock),
});
export type Spotlight = z.infer<typeof Spotlight>;
