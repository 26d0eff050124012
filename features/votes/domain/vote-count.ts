import type { VoteCount, VoteValue } from './vote.ts';

/** The count after one's own vote was given, changed (`value`) or taken back (null). */
export function withVote(count: VoteCount, value: VoteValue | null): VoteCount {
  const less = (side: VoteValue) => (count.mine === side ? 1 : 0);
  const more = (side: VoteValue) => (value === side ? 1 : 0);
  return {
    up: count.up - less('up') + more('up'),
    down: count.down - less('down') + more('down'),
    mine: value,
  };
}
