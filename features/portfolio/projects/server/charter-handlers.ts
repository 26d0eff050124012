import type * as endpoints from '#features/portfolio/projects/domain/charter-endpoints.ts';
import {
  phaseAfter,
  refusalOfCharter,
  refusalOfDecision,
  refusalOfExtension,
  PilotCharter,
} from '#features/portfolio/projects/domain/charter.ts';
import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import { isPilotBegun } from '#features/portfolio/projects/domain/phases.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { setPhase } from './change-project.ts';
import { charterOf, decideCharter, extendCharter, recordResult, writeCharter } from './charter.ts';
import { dateMovesOf, keepDateMove } from './date-moves.ts';
import {
  takeProject,
  type MayEditProject,
} from '#features/portfolio/projects/server/shared/load-project.ts';
import { assertSeesProject } from './people.ts';
import { touchProject } from './parts.ts';
import { loadProjectPage } from './project-page.ts';
import { refreshReport } from './report.ts';

const current = async (db: Queryable, { subject }: MayEditProject) =>
  charterOf(db, subject.id, await dateMovesOf(db, subject.id));

/** @throws Refused `notFound` when no charter was written. */
async function readCharter(db: Queryable, granted: MayEditProject): Promise<PilotCharter> {
  const charter = await current(db, granted);
  if (charter === null) throw refused(refusals.notFound);
  return charter;
}

export const charterHandlers: Handlers<typeof endpoints> = {
  write: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const before = await current(db, granted);
    if ((before?.version ?? 0) !== body.version) {
      throw new Refused(refusals.stale, refusalText(refusals.stale), before);
    }
    throwIfRefused(refusalOfCharter(before, body, isPilotBegun(granted.subject.phase)));
    if (body.ownerId !== before?.owner?.id) await assertSeesProject(db, params.id, body.ownerId);
    await writeCharter(db, params.id, body);
    await touchProject(db, granted);
    const about = { projectId: params.id, actorId: granted.userId };
    await emit(db, events[before ? 'project.charterChanged' : 'project.charterWritten'], about);
    if (before && before.decisionDate !== body.decisionDate) {
      const step = { from: before.decisionDate, to: body.decisionDate };
      await keepDateMove(db, {
        projectId: params.id,
        what: 'decision',
        ...step,
        movedBy: granted.userId,
      });
      await emit(db, events['project.dateMoved'], { ...about, name: 'the decision', ...step });
    }
    return loadProjectPage(db, viewer, params.id);
  },

  recordResult: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const { outcome } = await readCharter(db, granted);
    if (outcome !== null) throw refused(projectRefusals['project.pilotDecided'], { outcome });
    const ids = { projectId: params.id, criterionId: params.criterionId };
    const name = await recordResult(db, ids, body);
    if (name === null) throw refused(refusals.notFound);
    await touchProject(db, granted);
    await emit(db, events['project.resultRecorded'], {
      projectId: params.id,
      actorId: granted.userId,
      name,
    });
    return loadProjectPage(db, viewer, params.id);
  },

  decide: async ({ viewer, params, body: { outcome, reason }, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const { subject, userId } = granted;
    throwIfRefused(refusalOfDecision(await readCharter(db, granted), subject.phase));
    await decideCharter(db, params.id, { outcome, outcomeReason: reason, decidedBy: userId });
    await refreshReport(db, params.id);
    await emit(db, events['project.pilotDecided'], {
      projectId: params.id,
      actorId: userId,
      outcome,
      reason,
    });
    await setPhase(db, granted, phaseAfter[outcome]);
    return loadProjectPage(db, viewer, params.id);
  },

  extend: async ({ viewer, params, body: { decisionDate, reason }, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const charter = await readCharter(db, granted);
    throwIfRefused(refusalOfExtension(charter, granted.subject.phase, decisionDate));
    const step = { from: charter.decisionDate, to: decisionDate };
    await extendCharter(db, params.id, {
      decisionDate,
      extendedFrom: step.from,
      extensionReason: reason,
    });
    await keepDateMove(db, {
      projectId: params.id,
      what: 'decision',
      ...step,
      movedBy: granted.userId,
    });
    await touchProject(db, granted);
    await refreshReport(db, params.id);
    await emit(db, events['project.pilotExtended'], {
      projectId: params.id,
      actorId: granted.userId,
      ...step,
      reason,
    });
    return loadProjectPage(db, viewer, params.id);
  },
};
