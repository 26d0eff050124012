/** How many letters two words differ by; two that changed places are one. Beyond `most` it stops. */
function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (older[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [older, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

const lettersPerTypo = 4;
const typosMost = 4;
/** Shorter beginnings are many a company's. */
const lettersOfBeginning = 3;

export interface Likeness {
  /** From 0 to 1, which is the same. */
  readonly score: number;
  readonly why: 'near' | 'part';
}

/** How alike two names are, as `nameKey` writes them; null: not so that one may be meant by the other. */
export function likenessOf(one: string, other: string): Likeness | null {
  const [shorter, longer] =
    one.length < other.length || (one.length === other.length && one < other)
      ? [one, other]
      : [other, one];
  const most = Math.min(typosMost, Math.floor(longer.length / lettersPerTypo));
  const typos = typosBetween(shorter, longer, most);
  if (typos <= most) return { score: 1 - typos / Math.max(1, longer.length), why: 'near' };
  if (shorter.length < lettersOfBeginning || !longer.startsWith(shorter)) return null;
  return { score: (0.75 * shorter.length) / longer.length, why: 'part' };
}
