import { useState } from 'react';
import { useDebounced } from '#ui/use-debounced.ts';
import type { FoundGroup } from './palette.ts';

/** How long the first answers wait for the others. */
export const waitMs = 800;

interface Shown {
  readonly words: string;
  readonly groups: readonly FoundGroup[];
}

/**
 * Results from the server, so that none moves when a response arrives: all are shown at once when
 * all are answered. Those that take longer than the wait are added below. Until then the results for
 * the earlier query stay, and `isStale` says that they are not to be chosen.
 */
export function useFoundGroups(words: string, answers: readonly FoundGroup[]) {
  const [view, setView] = useState<Shown>({ words: '', groups: [] });
  const isWaitOver = useDebounced(words, waitMs) === words;
  const isSame = view.words === words;
  const before = isSame ? view.groups : [];
  const answered = answers.filter(({ isPending }) => !isPending);
  const isReady = isWaitOver || answered.length === answers.length;
  const added = answered.filter(({ title }) => before.every((group) => group.title !== title));
  if (isReady && (!isSame || added.length > 0)) {
    setView({ words, groups: [...before, ...added] });
  }
  return { groups: view.groups, isStale: !isSame };
}
