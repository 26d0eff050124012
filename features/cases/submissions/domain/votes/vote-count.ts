import type { VoteCount, VoteValue } from './vote.ts';

/** The counts after one's own vote was cast, changed (`value`) or withdrawn (null). */
export function withVote(count: VoteCount, value: VoteValue | null): VoteCount {
  const less = (side: VoteValue) => (count.mine === side ? 1 : 0);
  const more = (side: VoteValue) => (value === side ? 1 : 0);
  return {
    up: count.up - less('up') + more('up'),
    down: count.down - less('down') + more('down'),
    mine: value,
  };
}
