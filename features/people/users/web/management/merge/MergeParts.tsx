import type { MergedPart } from '#features/people/users/domain/account-merge.ts';
import { mergeParts, staysWords } from '#features/people/users/domain/merge-parts.ts';
import { formatNumber } from '#core/domain/format.ts';

interface Props {
  readonly title: string;
  readonly parts: readonly MergedPart[];
}

const wordsOf = ({ coincide, stays }: MergedPart): string | null =>
  coincide === 0 || stays === null
    ? null
    : `${formatNumber(coincide)} in both accounts: ${staysWords[stays]} stays`;

/** Tables with the number of their rows, the most first. */
export function MergeParts({ title, parts }: Props) {
  if (parts.length === 0) return null;
  const sorted = parts.toSorted((one, other) => other.rows - one.rows);
  return (
    <table className="w-full text-control">
      <caption className="mb-1 text-left text-body font-medium">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">Rows</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {sorted.map((part) => (
          <tr key={part.part}>
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {mergeParts[part.part]}
              {wordsOf(part) !== null && (
                <span className="block text-small text-ink-3">{wordsOf(part)}</span>
              )}
            </th>
            <td className="py-1.5 text-right align-top tabular-nums">{formatNumber(part.rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
