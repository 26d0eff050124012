import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, Uuid } from '#core/domain/schemas.ts';
import { viewLimits } from './limits.ts';

/** The lists whose views are saved. */
export const ViewScreen = z.enum(['submissions', 'projects', 'discover']);
export type ViewScreen = z.infer<typeof ViewScreen>;

/** A name that no object has by itself. */
const paramName = new RegExp(`^[a-zA-Z][\\w.-]{0,${viewLimits.paramNameCharacters - 1}}$`, 'u');

/** A value of an address: text, number or flag, or several in lists and objects, not deeply nested. */
function isValue(value: unknown, levels: number = viewLimits.valueLevels): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object') return ['number', 'boolean'].includes(typeof value);
  if (value === null || levels === 0) return false;
  return Object.entries(value).every((entry) => entry.every((part) => isValue(part, levels - 1)));
}

const isBounded = (search: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(search).length <= viewLimits.paramsMost &&
  Object.values(search).every((value) => isValue(value)) &&
  JSON.stringify(search).length <= viewLimits.searchCharacters;

/** The parameters of the screen's address. What they mean only the screen knows. */
export const ViewSearch = z
  .record(z.string().check(z.regex(paramName)), z.unknown())
  .check(z.refine(isBounded, 'These filters are too many or too long to be saved.'));
export type ViewSearch = z.infer<typeof ViewSearch>;

/** Where views are saved: an opportunity, whose submissions they show, or a corporation; or neither. */
export const ViewsQuery = z.object({
  screen: ViewScreen,
  /** Of submissions. */
  opportunityId: z.optional(Uuid),
  /** Of Projects and Discover. Absent: with no corporation chosen; such views are not shared. */
  corporationId: z.optional(Uuid),
});
export type ViewsQuery = z.infer<typeof ViewsQuery>;

const content = {
  name: requiredText(limits.nameCharacters),
  search: ViewSearch,
  /** With the case team, or the people of the corporation. */
  isShared: z.boolean(),
};

export const NewView = z.extend(ViewsQuery, content);
export type NewView = z.infer<typeof NewView>;

export const ViewChange = z.extend(z.object(content), {
  /** What it was made of; another one is refused as stale. Absent: whatever there is. */
  version: z.optional(z.int()),
});
export type ViewChange = z.infer<typeof ViewChange>;

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  search: z.record(z.string(), z.unknown()),
  isShared: z.boolean(),
  /** Null: their account is gone. */
  owner: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Whether it is the viewer's, who alone changes it. */
  isOwn: z.boolean(),
  canDelete: z.boolean(),
  version: z.int(),
  updatedAt: Instant,
});
export type SavedView = z.infer<typeof SavedView>;

export const SavedViews = z.object({
  /** By name. */
  views: z.array(SavedView),
  /** Whether the viewer may share views here. */
  canShare: z.boolean(),
});
export type SavedViews = z.infer<typeof SavedViews>;
