import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { projectPhases, type ProjectPhase } from './project.ts';
import { projectRefusals } from './refusals.ts';

const rank = (phase: ProjectPhase): number => projectPhases.indexOf(phase);

/** Whether this step begins a pilot. Going back to it from a later phase does not. */
export const beginsPilot = (from: ProjectPhase | null, to: ProjectPhase): boolean =>
  to === 'Pilot' && (from === null || rank(from) < rank('Pilot'));

/** Whether the pilot has begun. */
export const isPilotBegun = (phase: ProjectPhase): boolean => rank(phase) >= rank('Pilot');

/** A pilot begins with a charter, or with a reason why there is none. */
export const refusalOfPhase = (
  step: { readonly from: ProjectPhase | null; readonly to: ProjectPhase },
  { hasCharter, reason }: { readonly hasCharter: boolean; readonly reason?: string | undefined },
): Refusal | null =>
  beginsPilot(step.from, step.to) && !hasCharter && (reason ?? '').trim() === ''
    ? refuse(projectRefusals['project.charterMissing'])
    : null;
