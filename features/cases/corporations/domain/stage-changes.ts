import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import { refusalOfSlots, type DecisionMail } from './mail-slots.ts';
import { corporationRefusals } from './refusals.ts';
import type { StagesDraft } from './settings.ts';

/** The submissions of `from` get the stage `to`. `isMerge`: `to` has submissions of its own. */
export interface StageRelocation {
  readonly from: string;
  readonly to: string;
  readonly isMerge: boolean;
}

/** A stage as it is stored. */
type StoredStage = Stage & { readonly mail?: DecisionMail };

export interface StageChange {
  readonly stages: readonly StoredStage[];
  readonly relocations: readonly StageRelocation[];
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const named = <S extends { readonly name: string }>(stages: readonly S[], name: string) =>
  stages.find((stage) => stage.name === name);

/** Why these stages cannot be a corporation's, or null. */
function refusalOfList({ stages }: StagesDraft, current: readonly Stage[]): Refusal | null {
  for (const [place, { name }] of stages.entries()) {
    if (stages.slice(place + 1).some((other) => sameName(other.name, name))) {
      return refuse(corporationRefusals['stage.nameTwice'], { name });
    }
  }
  for (const [place, { from }] of stages.entries()) {
    const isUnknown = from !== null && named(current, from) === undefined;
    const isTwice = from !== null && stages.slice(place + 1).some((other) => other.from === from);
    if (isUnknown || isTwice) return refuse(corporationRefusals['stage.gone'], { name: from });
  }
  for (const { mail } of stages) {
    const unknownSlot = mail ? refusalOfSlots(mail) : null;
    if (unknownSlot) return unknownSlot;
  }
  const isRefusal = (stage: Stage) => stage.isRefusal === true;
  if (!stages.some(isRefusal)) return refuse(corporationRefusals['stage.noRefusal']);
  const [first] = stages;
  return first === undefined || isRefusal(first)
    ? refuse(corporationRefusals['stage.firstRefuses'])
    : null;
}

/** A stage with the corporation's own mail; null: ours. */
type CurrentStage = Stage & { readonly mail: DecisionMail | null };

/**
 * What a draft does to the stages and to their submissions.
 * @param counts the number of submissions of each stage now
 */
export function stageChangeOf(
  draft: StagesDraft,
  current: readonly CurrentStage[],
  counts: ReadonlyMap<string, number>,
): StageChange | { readonly refusal: Refusal } {
  const refusal = refusalOfList(draft, current);
  if (refusal) return { refusal };
  const { stages, moves } = draft;
  const relocations: StageRelocation[] = [];
  for (const { name, isRefusal = false } of current) {
    const next = stages.find(({ from }) => from === name);
    if (next) {
      // Only a refusal has a reason: what was decided as one must stay one.
      if ((next.isRefusal ?? false) !== isRefusal && (counts.get(name) ?? 0) > 0) {
        return { refusal: refuse(corporationRefusals['stage.kindFixed'], { name }) };
      }
      if (next.name !== name) relocations.push({ from: name, to: next.name, isMerge: false });
      continue;
    }
    const count = counts.get(name) ?? 0;
    const to = moves.find((move) => move.from === name)?.to;
    const target = to === undefined ? undefined : named(stages, to);
    if (target === undefined) {
      if (count === 0) continue;
      return { refusal: refuse(corporationRefusals['stage.needsTarget'], { name, count }) };
    }
    if ((target.isRefusal ?? false) !== isRefusal) {
      return { refusal: refuse(corporationRefusals['stage.otherKind'], { name, to: target.name }) };
    }
    relocations.push({ from: name, to: target.name, isMerge: true });
  }
  return {
    stages: stages.map(({ from, mail, ...stage }) => {
      const own = mail === undefined ? named(current, from ?? '')?.mail : mail;
      return own ? { ...stage, mail: own } : stage;
    }),
    relocations,
  };
}
