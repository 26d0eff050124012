import { diffWordsWithSpace } from 'diff';

const gone = 'rounded-[3px] bg-bad-soft text-bad-ink decoration-bad-ink/60';
const come = 'rounded-[3px] bg-good-soft text-good-ink no-underline';

/** Where less than this share of a text stayed, the two texts are easier to read one after the other. */
const leastKept = 0.3;

interface Props {
  /** Null or empty: there was nothing. */
  readonly before: string | null;
  /** Null or empty: there is nothing any more. */
  readonly after: string | null;
}

function Words({ before, after }: { readonly before: string; readonly after: string }) {
  const parts = diffWordsWithSpace(before, after);
  const sameLength = parts.reduce(
    (sum, { value, added, removed }) => sum + (added || removed ? 0 : value.length),
    0,
  );
  if (sameLength < leastKept * Math.max(before.length, after.length)) {
    return (
      <>
        <del className={gone}>{before}</del> <ins className={come}>{after}</ins>
      </>
    );
  }
  return parts.map(({ value, added, removed }, nth) => {
    const key = `${nth} ${value.slice(0, 8)}`;
    if (removed) {
      return (
        <del key={key} className={gone}>
          {value}
        </del>
      );
    }
    return added ? (
      <ins key={key} className={come}>
        {value}
      </ins>
    ) : (
      <span key={key}>{value}</span>
    );
  });
}

/** A text before and after: what was taken out, and what came instead. */
export function TextDifference({ before, after }: Props) {
  if (before && after) return <Words before={before} after={after} />;
  return (
    <>
      {before && <del className={gone}>{before}</del>}
      {after && <ins className={come}>{after}</ins>}
    </>
  );
}
