import type { Stage } from '#core/domain/identity/stage.ts';
import type { DecisionMail } from './mail-slots.ts';
import type { CorporationSettings, StagesDraft } from './settings.ts';

/** A stage while the list is edited. */
export interface EditedStage extends Stage {
  readonly key: string;
  /** Its name on the server; null: new. */
  readonly from: string | null;
  /** How many are in it now. */
  readonly submissions: number;
  /** The corporation's own; null: ours. */
  readonly mail: DecisionMail | null;
}

/** A stage that is to be removed, and the key of the one that its submissions go to. */
export interface RemovedStage {
  readonly from: string;
  readonly submissions: number;
  readonly to: string | null;
}

export interface StageEdit {
  readonly stages: readonly EditedStage[];
  readonly removed: readonly RemovedStage[];
}

export const stageEditOf = ({ stages }: CorporationSettings): StageEdit => ({
  stages: stages.map((stage) => ({ ...stage, key: stage.name, from: stage.name })),
  removed: [],
});

/** With a stage as it was edited; a new one comes before those that decline. */
export function withStage(stages: readonly EditedStage[], stage: EditedStage): EditedStage[] {
  if (stages.some(({ key }) => key === stage.key)) {
    return stages.map((one) => (one.key === stage.key ? stage : one));
  }
  const refusals = stages.findIndex(({ isRefusal }) => isRefusal === true);
  return stages.toSpliced(refusals === -1 ? stages.length : refusals, 0, stage);
}

/** Puts a stage before another one; null: at the end. */
export function movedStage({ stages, removed }: StageEdit, key: string, before: string | null) {
  const moved = stages.find((stage) => stage.key === key);
  if (!moved || before === key) return { stages, removed };
  const others = stages.filter((stage) => stage.key !== key);
  const place = before === null ? others.length : others.findIndex((one) => one.key === before);
  return { stages: others.toSpliced(place === -1 ? others.length : place, 0, moved), removed };
}

/** The submissions of a stage: its own, and those of removed ones that go there. */
export const submissionsIn = ({ removed }: StageEdit, { key, submissions }: EditedStage): number =>
  removed
    .filter(({ to }) => to === key)
    .reduce((sum, { submissions: more }) => sum + more, submissions);

/** Removes a stage; what is in it, or was to go there, goes to another one. */
export function withoutStage(edit: StageEdit, key: string, to: string | null): StageEdit {
  const gone = edit.stages.find((stage) => stage.key === key);
  if (!gone) return edit;
  const { from, submissions } = gone;
  const removed = edit.removed.map((one) => (one.to === key ? { ...one, to } : one));
  return {
    stages: edit.stages.filter((stage) => stage !== gone),
    removed: from === null ? removed : [...removed, { from, submissions, to }],
  };
}

/** Where the submissions of a stage may go: a declining one only to a declining one. */
export const targetsOf = ({ stages }: StageEdit, gone: EditedStage): readonly EditedStage[] =>
  stages.filter(
    (stage) => stage.key !== gone.key && (stage.isRefusal ?? false) === (gone.isRefusal ?? false),
  );

/** As it is sent. */
export function stagesDraftOf({ stages, removed }: StageEdit): StagesDraft {
  return {
    stages: stages.map(({ name, from, isRefusal, promiseDays, mailsSubmitter, mail }) => ({
      name: name.trim(),
      from,
      mail,
      ...(mailsSubmitter !== undefined && { mailsSubmitter }),
      ...(isRefusal === true && { isRefusal }),
      ...(promiseDays !== undefined && { promiseDays }),
    })),
    moves: removed.flatMap(({ from, to }) => {
      const target = stages.find(({ key }) => key === to);
      return target ? [{ from, to: target.name.trim() }] : [];
    }),
  };
}
