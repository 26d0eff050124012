import { keepPreviousData } from '@tanstack/react-query';
import { useDebounced } from '#ui/use-debounced.ts';
import { matches } from './palette.ts';

const lettersLeast = 2;
/** Asked for so soon after the last letter. */
const pauseMs = 90;

interface Named {
  readonly name: string;
}

/** What was found for fewer letters stays while the next answer is under way, as far as it fits. */
function ordered<Row extends Named>(
  rows: readonly Row[],
  typed: string,
  isOlder: boolean,
): readonly Row[] {
  const named = rows.filter(({ name }) => matches(name, typed));
  return isOlder ? named : [...named, ...rows.filter((row) => !named.includes(row))];
}

/** How the palette asks the server for what was typed: `q` is what to ask for, `how` adds to the query. */
export function usePaletteSearch(typed: string) {
  const words = typed.trim();
  const q = useDebounced(words, pauseMs);
  const isEnough = Math.min(q.length, words.length) >= lettersLeast;
  return {
    words,
    q,
    isEnough,
    how: { enabled: isEnough, placeholderData: keepPreviousData },
    /** The rows of an answer as they are shown; none while too little is typed. */
    shown: <Row extends Named>(rows: readonly Row[] = [], isPlaceholder: boolean) =>
      // Until it is asked for, what was found answers fewer letters.
      isEnough ? ordered(rows, typed, isPlaceholder || q !== words) : [],
  };
}
