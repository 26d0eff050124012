import { clsx } from 'clsx';
import { formatNumber } from '#core/domain/format.ts';
import { shareOf } from '#ui/charts/FunnelChart.tsx';
import { groundOf } from './MetricTable.tsx';

interface Props {
  /** Null: hidden, since few people are behind it. */
  readonly part: number | null;
  readonly whole: number | null;
  /** Leads to what is counted. */
  readonly onOpen?: () => void;
}

/** A share in percent, darker with more. */
export function ShareCell({ part, whole, onOpen }: Props) {
  const share = part === null || whole === null ? null : (shareOf(part, whole) ?? 0);
  const words =
    part === null || whole === null
      ? 'Fewer than 5 people'
      : `${formatNumber(part)} of ${formatNumber(whole)}`;
  const looks = clsx(
    'flex min-h-7 w-full items-center justify-end rounded-chip px-1.5 tabular',
    (part ?? 0) === 0 && 'text-ink-3',
  );
  const style = { background: groundOf(share ?? 0) };
  const shown = share === null ? '–' : `${share}%`;
  return (
    <td className="py-0.5 pl-1.5">
      {onOpen && part !== null && part > 0 ? (
        <button
          type="button"
          title={words}
          onClick={onOpen}
          style={style}
          className={`${looks} cursor-pointer hover:outline hover:outline-line-control`}
        >
          {shown}
        </button>
      ) : (
        <span title={words} style={style} className={looks}>
          {shown}
        </span>
      )}
    </td>
  );
}
