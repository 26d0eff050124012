/** Shorter words are other words with one letter changed. */
const lettersLeast = 6;
/** Words of their own, one letter from a place. */
const otherWords = new Set('angora finish germane island islands marine'.split(' '));

function* withOneLess(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/** Whether a letter is missing, added, changed, or two beside each other have changed places. */
function isOneTypo(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (one[from] === other[from]) from += 1;
  let [endOfOne, endOfOther] = [one.length, other.length];
  while (endOfOne > from && endOfOther > from && one[endOfOne - 1] === other[endOfOther - 1]) {
    endOfOne -= 1;
    endOfOther -= 1;
  }
  const [left, right] = [one.slice(from, endOfOne), other.slice(from, endOfOther)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The words of a list by what one typo makes of them. The first letter is right, as it mostly is. */
export function typoTable(words: Iterable<string>): (typed: string) => string | null {
  const byRest = new Map<string, string[]>();
  const add = (rest: string, word: string) => {
    const there = byRest.get(rest);
    if (there === undefined) byRest.set(rest, [word]);
    else if (!there.includes(word)) there.push(word);
  };
  for (const word of words) {
    if (word.length < lettersLeast) continue;
    add(word, word);
    for (const rest of withOneLess(word)) add(rest, word);
  }
  return (typed) => {
    if (typed.length < lettersLeast || otherWords.has(typed)) return null;
    let best: string | null = null;
    for (const rest of [typed, ...withOneLess(typed)]) {
      for (const word of byRest.get(rest) ?? []) {
        // A letter is left out more often than one is added.
        const isBetter = best === null || word.length > best.length;
        if (isBetter && word[0] === typed[0] && isOneTypo(typed, word)) best = word;
      }
    }
    return best;
  };
}
