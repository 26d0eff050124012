import type { UseQueryResult } from '@tanstack/react-query';
import { useDebounced } from '#ui/use-debounced.ts';
import { isNamed, matches, type Command, type FoundGroup } from './palette.ts';

const lettersLeast = 2;
/** Debounce of the server query. */
const pauseMs = 90;

/** Those that are called as the query come first, then those whose label contains it. */
const byLabel = (commands: readonly Command[], typed: string): readonly Command[] => {
  const rank = ({ label }: Command) => (isNamed(label, typed) ? 0 : matches(label, typed) ? 1 : 2);
  return commands.toSorted((one, other) => rank(one) - rank(other));
};

/** The palette's server query: `q` is the debounced query, sent if it `isEnough`. */
export function usePaletteSearch(typed: string) {
  const words = typed.trim();
  const q = useDebounced(words, pauseMs);
  const isEnough = words.length >= lettersLeast;
  const isSettled = q === words;
  return {
    words,
    q,
    isEnough,
    how: { enabled: isEnough && isSettled },
    /** The group of results; empty while the query is too short or not answered. */
    found: <Data>(
      title: string,
      { data, isLoading }: Pick<UseQueryResult<Data>, 'data' | 'isLoading'>,
      commandsOf: (data: Data) => readonly Command[],
    ): FoundGroup => ({
      title,
      isPending: isEnough && (!isSettled || isLoading),
      commands: isEnough && isSettled && data !== undefined ? byLabel(commandsOf(data), typed) : [],
    }),
  };
}
