import * as z from 'zod/mini';
import { sentenceOfIssue } from '#core/domain/validation-words.ts';
import { limits } from '#core/domain/limits.ts';
import { EnteredInstant, Id, Instant, requiredText, text } from '#core/domain/schemas.ts';
import { externalProjectLimits } from './external-project-limits.ts';
import { ProjectHealth, ProjectPhase } from './project.ts';
import { Day } from './project-parts.ts';

/** Projects that an external system sends, and which of their fields it masters. */

/** The fields that a system can send. What else it sends is kept and not interpreted. */
export const externalFields = [
  'name',
  'description',
  'phase',
  'health',
  'startDate',
  'endDate',
] as const;
export const ExternalField = z.enum(externalFields);
export type ExternalField = z.infer<typeof ExternalField>;

/** A day, or an instant, as it is stored. */
const DayOrInstant = z.union([
  z.pipe(
    Day,
    z.pipe(
      z.transform((day: string) => `${day}T00:00:00Z`),
      EnteredInstant,
    ),
  ),
  EnteredInstant,
]);

/** What a system says of a project. A field that is absent stays as it was. */
const ExternalValues = z.object({
  name: z.optional(requiredText(limits.nameCharacters)),
  description: z.optional(z.nullable(text(limits.textCharacters))),
  phase: z.optional(ProjectPhase),
  health: z.optional(ProjectHealth),
  startDate: z.optional(z.nullable(DayOrInstant)),
  endDate: z.optional(z.nullable(DayOrInstant)),
});
export type ExternalValues = z.infer<typeof ExternalValues>;

const ExternalId = requiredText(limits.externalIdCharacters);
export const SourceName = requiredText(limits.importSourceCharacters);

const ExternalProject = z.extend(ExternalValues, {
  externalId: ExternalId,
  /** When it was last changed there: an older one changes nothing. */
  updatedAt: EnteredInstant,
});

/** A project as a system sent it. */
export interface ExternalProject {
  readonly externalId: string;
  readonly updatedAt: string;
  readonly values: ExternalValues;
  /** What it sent that we do not know. */
  readonly unknown: Readonly<Record<string, unknown>>;
}

/** Why a project could not be read. */
export interface UnreadableProject {
  readonly externalId: string | null;
  readonly problem: string;
}

const names = new Set<string>(Object.keys(ExternalProject.shape));

function problemOfUnknown(unknown: Readonly<Record<string, unknown>>): string | null {
  const { unknownFieldsMost, unknownCharacters } = externalProjectLimits;
  if (Object.keys(unknown).length > unknownFieldsMost) {
    return `There are more than ${unknownFieldsMost} further fields.`;
  }
  const json = JSON.stringify(unknown);
  if (json.length > unknownCharacters) {
    return `The further fields are longer than ${unknownCharacters} characters.`;
  }
  const isStorable = !json.includes(String.raw`\u0000`) && !/\\ud[89a-f]/iu.test(json);
  return isStorable ? null : 'The further fields have characters that cannot be stored.';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one project of a system. */
export function readExternalProject(input: unknown): ExternalProject | UnreadableProject {
  if (!isRecord(input)) return { externalId: null, problem: 'This is not an object.' };
  const id = ExternalId.safeParse(input['externalId']);
  const externalId = id.success ? id.data : null;
  const parsed = ExternalProject.safeParse(input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      externalId,
      problem: issue === undefined ? 'This cannot be used.' : sentenceOfIssue(issue),
    };
  }
  const unknown = Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name)));
  const problem = problemOfUnknown(unknown);
  if (problem !== null) return { externalId, problem };
  const { externalId: sent, updatedAt, ...values } = parsed.data;
  return { externalId: sent, updatedAt, values, unknown };
}

export const SyncResult = z.object({
  /** Null: it had none that could be read. */
  externalId: z.nullable(z.string()),
  result: z.enum(['created', 'updated', 'unchanged', 'outdated', 'failed']),
  /** Null: there is none. */
  projectId: z.nullable(Id),
  problem: z.nullable(z.string()),
});
export type SyncResult = z.infer<typeof SyncResult>;

export const SyncError = z.object({
  id: Id,
  source: z.string(),
  corporation: z.object({ id: Id, name: z.string() }),
  externalId: z.nullable(z.string()),
  problem: z.string(),
  at: Instant,
});
export type SyncError = z.infer<typeof SyncError>;

export const ProjectSource = z.object({
  id: Id,
  source: z.string(),
  corporation: z.object({ id: Id, name: z.string() }),
  /** The fields that it masters; the others are ours, and what it says of them is shown beside. */
  masters: z.array(ExternalField),
  projects: z.int(),
  errors: z.int(),
  lastSyncAt: z.nullable(Instant),
});
export type ProjectSource = z.infer<typeof ProjectSource>;

/** A field that has another value there than here. */
export const Drift = z.object({
  field: ExternalField,
  theirs: z.nullable(z.string()),
  ours: z.nullable(z.string()),
});
export type Drift = z.infer<typeof Drift>;

/** Where a project comes from, and what its system says of it. */
export const ProjectOrigin = z.object({
  source: z.string(),
  externalId: z.string(),
  masters: z.array(ExternalField),
  drift: z.array(Drift),
  /** When it was last changed there. */
  updatedAt: Instant,
  unknown: z.record(z.string(), z.unknown()),
  /** What it sent of this project and could not be taken over, newest first. */
  errors: z.array(z.object({ id: Id, problem: z.string(), at: Instant })),
});
export type ProjectOrigin = z.infer<typeof ProjectOrigin>;

/** Compares values regardless of how an instant is written. */
export function isSameValue(
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  if ((one ?? null) === (other ?? null)) return true;
  if (!one || !other) return false;
  return /^\d{4}-\d{2}-\d{2}T/u.test(one) && Date.parse(one) === Date.parse(other);
}

/** Fields whose value there differs from the one here. */
export function driftOf(theirs: ExternalValues, ours: ExternalValues): Drift[] {
  return externalFields.flatMap((field) =>
    theirs[field] === undefined || isSameValue(theirs[field], ours[field])
      ? []
      : [{ field, theirs: theirs[field], ours: ours[field] ?? null }],
  );
}
