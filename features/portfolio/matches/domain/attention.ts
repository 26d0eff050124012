import * as z from 'zod/mini';
import { plural } from '#core/domain/format.ts';

/** What happened around a company in 90 days, in what the viewer may see. */
export const Momentum = z.object({
  added: z.int(),
  submitted: z.int(),
  voted: z.int(),
  /** Whether it was funded in that time. */
  isFunded: z.boolean(),
});
export type Momentum = z.infer<typeof Momentum>;

/** Where a company is known already, as far as the viewer may see. */
export const KnownAs = z.object({
  /** To this opportunity. */
  isSubmittedHere: z.boolean(),
  submitted: z.int(),
  listed: z.int(),
  blacklisted: z.int(),
});
export type KnownAs = z.infer<typeof KnownAs>;

/** Each is worth less than the one before: many votes are not many times one. */
const flatness = 4;
const fundedWorth = 3;

export const momentumValue = ({ added, submitted, voted, isFunded }: Momentum): number => {
  const worth = added + 2 * submitted + voted + (isFunded ? fundedWorth : 0);
  return 1 - Math.exp(-worth / flatness);
};

export function noveltyValue({ isSubmittedHere, submitted, listed, blacklisted }: KnownAs): number {
  if (isSubmittedHere || blacklisted > 0) return 0;
  if (submitted > 0) return 0.4;
  return listed > 0 ? 0.6 : 1;
}

/** Not shown unless asked for: it is here already, or somebody has turned it down. */
export const isHidden = ({ isSubmittedHere, blacklisted }: KnownAs): boolean =>
  isSubmittedHere || blacklisted > 0;

/** "Submitted here", "2 submissions", "Blacklisted". */
export function knownWords({ isSubmittedHere, submitted, listed, blacklisted }: KnownAs): string[] {
  return [
    ...(isSubmittedHere ? ['Submitted here'] : []),
    ...(!isSubmittedHere && submitted > 0
      ? [`${submitted} ${plural(submitted, 'submission', 'submissions')}`]
      : []),
    ...(listed > 0 ? [`In ${listed} ${plural(listed, 'collection', 'collections')}`] : []),
    ...(blacklisted > 0 ? ['Blacklisted'] : []),
  ];
}

/** What happened lately, in words; empty when nothing did. */
export function momentumWords({ added, submitted, voted, isFunded }: Momentum): string[] {
  return [
    ...(isFunded ? ['raised funding'] : []),
    ...(added > 0 ? [`in ${added} changed ${plural(added, 'collection', 'collections')}`] : []),
    ...(submitted > 0
      ? [`${submitted} new ${plural(submitted, 'submission', 'submissions')}`]
      : []),
    ...(voted > 0 ? [`${voted} ${plural(voted, 'vote', 'votes')}`] : []),
  ];
}
