import * as z from 'zod/mini';
import { radarLimits } from './limits.ts';

/** Choices beside the rings. No ring has such an id. */
export const offRadar = ':off';
export const abstention = ':abstain';

export const Experience = z.enum(['production', 'trial', 'reading', 'hearsay']);
export type Experience = z.infer<typeof Experience>;

export interface Ballot {
  readonly choice: string;
  readonly experience: Experience | null;
}

/** Sums only. Experience is counted apart from the rings, so that the two cannot be put together. */
export const VoteResult = z.object({
  /** With a ring, or against the radar; abstentions are not counted. */
  votes: z.int(),
  abstentions: z.int(),
  choices: z.array(z.object({ choice: z.string(), votes: z.int() })),
  experience: z.array(z.object({ experience: Experience, votes: z.int() })),
});
export type VoteResult = z.infer<typeof VoteResult>;

function countBy<Key extends string>(keys: readonly Key[]): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  // By their names: the order in which votes came is nobody's to see.
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Null: too few votes to show any number of them. */
export function resultOf(ballots: readonly Ballot[]): VoteResult | null {
  const cast = ballots.filter(({ choice }) => choice !== abstention);
  if (cast.length < radarLimits.votesShownLeast) return null;
  return {
    votes: cast.length,
    abstentions: ballots.length - cast.length,
    choices: countBy(cast.map(({ choice }) => choice)).map(([choice, votes]) => ({
      choice,
      votes,
    })),
    experience: countBy(cast.flatMap(({ experience }) => experience ?? [])).map(
      ([experience, votes]) => ({ experience, votes }),
    ),
  };
}

const firstTwo = ({ choices }: VoteResult) =>
  choices.toSorted((one, other) => other.votes - one.votes).slice(0, 2);

/** Whether the lead over the second choice is under a fifth of the votes, or there are too few. */
export function isDisputed(result: VoteResult | null): boolean {
  if (result === null) return true;
  const [first, second] = firstTwo(result);
  const lead = (first?.votes ?? 0) - (second?.votes ?? 0);
  return lead * 100 < result.votes * radarLimits.settledLeadPercent;
}

/** The choice with the most votes; null for a tie, or too few. */
export function leadingChoice(result: VoteResult | null): string | null {
  if (result === null) return null;
  const [first, second] = firstTwo(result);
  return first && first.votes !== second?.votes ? first.choice : null;
}
