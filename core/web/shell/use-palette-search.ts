import { keepPreviousData } from '@tanstack/react-query';
import { useDebounced } from '#ui/use-debounced.ts';
import { matches } from './palette.ts';

const lettersLeast = 2;
/** Debounce of the server query. */
const pauseMs = 90;

interface Named {
  readonly name: string;
}

/** Results for a shorter query stay while the next request is pending, as far as they match. */
function ordered<Row extends Named>(
  rows: readonly Row[],
  typed: string,
  isOlder: boolean,
): readonly Row[] {
  const named = rows.filter(({ name }) => matches(name, typed));
  return isOlder ? named : [...named, ...rows.filter((row) => !named.includes(row))];
}

/** The palette's server query: `q` is the debounced query, `how` are additional query options. */
export function usePaletteSearch(typed: string) {
  const words = typed.trim();
  const q = useDebounced(words, pauseMs);
  const isEnough = Math.min(q.length, words.length) >= lettersLeast;
  return {
    words,
    q,
    isEnough,
    how: { enabled: isEnough, placeholderData: keepPreviousData },
    /** The results to show; none while the query is too short. */
    shown: <Row extends Named>(rows: readonly Row[] = [], isPlaceholder: boolean) =>
      // Until it is debounced, the results belong to a shorter query.
      isEnough ? ordered(rows, typed, isPlaceholder || q !== words) : [],
  };
}
