import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporationEvents } from '#features/cases/corporations/domain/events.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';
import type {
  CorporationSettings,
  StagesDraft,
} from '#features/cases/corporations/domain/settings.ts';
import { stageChangeOf } from '#features/cases/corporations/domain/stage-changes.ts';
import { lockStagesForChange } from '#features/cases/corporations/server/shared/stages.ts';
import type { SubmissionChanges } from '#features/cases/corporations/server/shared/submission-changes.ts';
import { countByStage, loadSettings, settingsStore } from './settings-store.ts';

interface By {
  readonly submissionChanges: SubmissionChanges;
  readonly id: string;
  readonly userId: string;
  readonly viewer: Viewer;
}

/**
 * Changes the stages, and gives their submissions the stage that they go to, while nobody moves one.
 * @throws Refused with the settings as they are when they have another version
 */
export async function changeStages(
  db: Queryable,
  { id, userId, viewer, submissionChanges }: By,
  { version, ...draft }: StagesDraft & { readonly version: number },
): Promise<CorporationSettings> {
  // Before the row: who moves a submission has this lock already, and may wait for the row.
  const stages = await lockStagesForChange(db, id);
  const current = await loadSettings(db, id);
  const { name, isActive } = current;
  if (current.version !== version) {
    throw new Refused(refusals.stale, refusalText(refusals.stale), current);
  }
  if (!isActive) throw refused(corporationRefusals['corporation.deleted'], { name });
  const change = stageChangeOf(draft, current.stages, await countByStage(db, id));
  if ('refusal' in change) {
    throwIfRefused(change.refusal);
    return current;
  }
  // The mail for refusals once stood beside the stages, and is that of a stage from now on.
  await settingsStore.mergeConfig(db, id, { stages: change.stages, refusalMail: null });
  const actor = { actorId: userId, actor: viewerName(viewer) };
  const relocated = await submissionChanges.relocateStages(db, id, change.relocations, actor);
  await emit(db, corporationEvents['corporation.stagesChanged'], {
    corporationId: id,
    actorId: userId,
    name,
    before: stages.map((stage) => stage.name),
    after: change.stages.map((stage) => stage.name),
    moved: change.relocations.map(({ from, to }) => ({
      from,
      to,
      submissions: relocated.filter((one) => one.from === from).length,
    })),
  });
  return loadSettings(db, id);
}
