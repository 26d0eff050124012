import {
  externalFields,
  isSameValue,
  type ExternalField,
  type ExternalProject,
  type ExternalValues,
  type SyncResult,
} from '#features/portfolio/projects/domain/external-project.ts';
import { newId } from '#core/server/tables/columns.ts';

/** A project of a source as it is stored, or as earlier items of the same call leave it. */
export interface KnownProject {
  readonly id: string;
  readonly isActive: boolean;
  readonly ours: ExternalValues;
  /** Null: it was imported, and its system has not sent it yet. */
  readonly theirs: ExternalValues | null;
  readonly unknown: Readonly<Record<string, unknown>>;
  readonly theirsAt: string | null;
}

/** What one item does. */
export interface SyncStep {
  readonly result: SyncResult['result'];
  readonly problem: string | null;
  readonly before: KnownProject | null;
  readonly after: KnownProject | null;
  /** The fields that change here. */
  readonly fields: readonly ExternalField[];
}

const defaults = { phase: 'Discovery', health: 'on track' } as const;

/** Sorted keys, since PostgreSQL does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function create({ values, unknown, updatedAt }: ExternalProject): SyncStep {
  const base = { before: null, fields: [] };
  if (values.name === undefined) {
    const problem = 'Name: a new project needs one.';
    return { ...base, result: 'failed', problem, after: null };
  }
  const after = {
    id: newId(),
    isActive: true,
    ours: { ...defaults, ...values },
    theirs: values,
    unknown,
    theirsAt: updatedAt,
  };
  return { ...base, result: 'created', problem: null, after };
}

const nothing = (
  result: SyncResult['result'],
  project: KnownProject,
  problem: string | null = null,
) => ({ result, problem, before: project, after: project, fields: [] }) as const;

/** Plans one project: mastered fields are taken over, of the others it is only noted what they say. */
export function planSync(
  project: KnownProject | undefined,
  sent: ExternalProject,
  masters: readonly ExternalField[],
): SyncStep {
  if (project === undefined) return create(sent);
  if (!project.isActive) return nothing('failed', project, 'It was deleted in Outrider.');
  const { values, unknown, updatedAt } = sent;
  if (project.theirsAt !== null && Date.parse(updatedAt) < Date.parse(project.theirsAt)) {
    return nothing('outdated', project);
  }
  const fields = externalFields.filter(
    (field) =>
      masters.includes(field) &&
      values[field] !== undefined &&
      !isSameValue(values[field], project.ours[field]),
  );
  const taken = Object.fromEntries(fields.map((field) => [field, values[field]]));
  const theirs = { ...project.theirs, ...values };
  const isSame =
    fields.length === 0 &&
    canonical(theirs) === canonical(project.theirs) &&
    canonical(unknown) === canonical(project.unknown);
  const after = {
    ...project,
    ours: { ...project.ours, ...taken },
    theirs,
    unknown,
    theirsAt: updatedAt,
  };
  const isSameTime = isSameValue(updatedAt, project.theirsAt);
  if (isSame && isSameTime) return nothing('unchanged', project);
  return {
    result: isSame ? 'unchanged' : 'updated',
    problem: null,
    before: project,
    after,
    fields,
  };
}
