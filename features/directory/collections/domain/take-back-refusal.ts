import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { Collection } from './collection.ts';
import { collectionLimits } from './limits.ts';
import { collectionRefusals } from './refusals.ts';

const reasons = {
  tooLate: `${collectionLimits.takeBackMinutes} minutes have passed`,
  changed: 'someone else has changed the collection since',
  notBlacklisted: 'the company is not on the blacklist any more',
  noCompany: 'the company is not in the directory any more',
} as const;

export type TakeBackReason = keyof typeof reasons;

/** Why an own blacklisting cannot be taken back, and what to do. */
export const takeBackRefusal = (
  { name: c }: Pick<Collection, 'name'>,
  reason: TakeBackReason,
): Refusal => refuse(collectionRefusals['collection.notTakenBack'], { why: reasons[reason], c });
