import { promisedDays } from '#features/cases/corporations/domain/response-deadline.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import type { DemoOpportunity } from '#features/cases/opportunities/demo/demo-opportunity.ts';
import type { Random } from '#core/server/demo/seeded-random.ts';

const day = 24 * 60 * 60 * 1000;
const longestWaitDays = 24;

/** New ones of these days nobody has opened. */
const unopenedDays = 5;

/** Older cycles are further along; in the running one most submissions are still undecided. */
const stageWeights: Record<DemoOpportunity['cyclesAgo'], readonly number[]> = {
  0: [26, 28, 20, 11, 4, 11],
  1: [0, 4, 10, 12, 28, 46],
  2: [0, 0, 3, 5, 34, 58],
};

/** Past the promised days most are answered; the others are overdue. */
const answeredWeights: readonly number[] = [2, 3, 4, 5, 36, 50];

function drawStage(random: Random, weights: readonly number[]) {
  let left = random.next() * 100;
  return defaultStages.find((_, index) => (left -= weights[index] ?? 0) < 0);
}

interface Timing {
  readonly createdAt: Date;
  readonly now: Date;
  readonly position: number;
}

const isDecided = (stage: string) => stage === 'Selected' || stage === 'Declined';

/** Of the time since it came, at most so much until it was selected in the running cycle. */
const soonSelected = 0.6;

/**
 * The stage of a submission, since when, and why it was declined. New ones wait since they came;
 * others since some days. In earlier cycles decisions were taken soon, and so were selections in this one:
 * a project began since.
 */
export function drawProgress(
  random: Random,
  { cyclesAgo, refusals }: DemoOpportunity,
  { createdAt, now, position }: Timing,
) {
  const promisedMs = (promisedDays(defaultStages) ?? 0) * day;
  const isLate = cyclesAgo === 0 && now.getTime() - createdAt.getTime() > promisedMs;
  const weights = isLate ? answeredWeights : stageWeights[cyclesAgo];
  const { name: stage = 'New', isRefusal = false } = drawStage(random, weights) ?? {};
  const reason = random.pick(refusals);
  const waitedMs = (1 + ((position * 7) % longestWaitDays)) * day;
  // Nothing is moved in the moment it comes.
  const sinceMs = now.getTime() - createdAt.getTime();
  const soonest = createdAt.getTime() + (sinceMs * (1 + (position % 5))) / 8;
  const waiting = Math.max(soonest, now.getTime() - waitedMs);
  const decidedMs = cyclesAgo > 0 ? waitedMs : Math.min(waitedMs, sinceMs * soonSelected);
  const isSoon = cyclesAgo > 0 ? isDecided(stage) : stage === 'Selected';
  const moved = isSoon ? createdAt.getTime() + decidedMs : waiting;
  const isUnopened = stage === 'New' && sinceMs < unopenedDays * day;
  const untilMoved = stage === 'New' ? sinceMs : moved - createdAt.getTime();
  return {
    stage,
    // Its team looked soon, and before anything was decided.
    openedAt: isUnopened
      ? null
      : new Date(createdAt.getTime() + Math.min(sinceMs / 20, untilMoved / 3)).toISOString(),
    stageSince: stage === 'New' ? createdAt.toISOString() : new Date(moved).toISOString(),
    reason: isRefusal ? reason : null,
  };
}
