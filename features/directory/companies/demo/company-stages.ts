import type { Random } from '#core/server/demo/seeded-random.ts';

/** What a company at a funding stage looks like: every range includes both ends. */
interface StageProfile {
  /** How many of a hundred companies. */
  readonly share: number;
  /** Years since it was founded. */
  readonly age: readonly [number, number];
  readonly team: readonly [number, number];
  readonly fundingUsd: readonly [number, number];
}

export const stages = {
  Grant: { share: 8, age: [1, 4], team: [2, 9], fundingUsd: [60_000, 700_000] },
  'Pre-seed': { share: 18, age: [1, 4], team: [2, 10], fundingUsd: [150_000, 1_400_000] },
  Seed: { share: 32, age: [1, 7], team: [5, 28], fundingUsd: [900_000, 5_500_000] },
  'Series A': { share: 24, age: [3, 10], team: [14, 75], fundingUsd: [5_000_000, 18_000_000] },
  'Series B': { share: 13, age: [5, 13], team: [45, 180], fundingUsd: [16_000_000, 52_000_000] },
  'Series C': { share: 5, age: [7, 16], team: [95, 420], fundingUsd: [48_000_000, 145_000_000] },
} as const satisfies Record<string, StageProfile>;

export type StageName = keyof typeof stages;
const stageNames = Object.keys(stages) as StageName[];

const sizes = [
  ['1–10', 10],
  ['11–50', 50],
  ['51–200', 200],
  ['201–500', 500],
] as const;
type Size = (typeof sizes)[number][0];

export function sizeOf(team: number): Size {
  const entry = sizes.find(([, most]) => team <= most);
  return entry?.[0] ?? '201–500';
}

/** The team sizes that occur at a stage, smallest first. */
export const sizesOf = (stage: StageName): Size[] => {
  const [least, most] = stages[stage].team;
  const names = sizes.map(([name]) => name);
  return names.slice(names.indexOf(sizeOf(least)), names.indexOf(sizeOf(most)) + 1);
};

function drawStage(random: Random): StageName {
  let left = random.next() * 100;
  return stageNames.find((name) => (left -= stages[name].share) < 0) ?? 'Seed';
}

const between = (share: number, [least, most]: readonly [number, number]) =>
  least + share * (most - least);
const rounded = (usd: number) => Math.round(usd / 10_000) * 10_000;
/** How much age and team follow the money: a company that raised more is older and larger. */
const chance = 0.35;

/** Stage, age, team and funding that agree with each other. */
export function drawGrowth(random: Random) {
  const stage = drawStage(random);
  const { age, team, fundingUsd } = stages[stage];
  const progress = random.next();
  const near = () => progress * (1 - chance) + random.next() * chance;
  return {
    stage,
    age: Math.round(between(near(), age)),
    team: Math.round(between(near(), team)),
    fundingUsd: rounded(between(near(), fundingUsd)),
  };
}
