import { diffWordsWithSpace } from 'diff';
import type { FieldChange } from '#features/operations/audit-log/domain/audit-entry.ts';

const gone = 'rounded-[3px] bg-bad-soft text-bad-ink decoration-bad-ink/60';
const come = 'rounded-[3px] bg-good-soft text-good-ink no-underline';

/** Where less than this share of a text stayed, the two texts are easier to read one after the other. */
const leastKept = 0.3;

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

/** A field before and after: what was taken out, and what came instead. */
export function Difference({ change: { field, before, after } }: { readonly change: FieldChange }) {
  return (
    <div className="py-2">
      <dt className="text-small text-ink-3">{field}</dt>
      <dd className="mt-0.5 text-control break-words whitespace-pre-wrap">
        {before !== null && after !== null ? (
          <Words before={before} after={after} />
        ) : (
          <>
            {before !== null && <del className={gone}>{before}</del>}
            {after !== null && <ins className={come}>{after}</ins>}
          </>
        )}
      </dd>
    </div>
  );
}
