import { clsx } from 'clsx';
import { rateOf, rateWords, shareText } from '#core/domain/rate.ts';
import { groundOf } from './MetricTable.tsx';

interface Props {
  /** Null: hidden, since few people are behind it. */
  readonly part: number | null;
  readonly whole: number | null;
  /** Leads to what is counted. */
  readonly onOpen?: () => void;
}

/** A share in percent, of few as counts, darker with more. */
export function ShareCell({ part, whole, onOpen }: Props) {
  const isHidden = part === null || whole === null;
  const share = isHidden ? 0 : (rateOf(part, whole)?.percent ?? 0);
  const words = isHidden ? 'Fewer than 5 people' : rateWords(part, whole);
  const looks = clsx(
    'flex min-h-7 w-full items-center justify-end rounded-chip px-1.5 tabular whitespace-nowrap',
    (part ?? 0) === 0 && 'text-ink-3',
  );
  const style = { background: groundOf(share) };
  const text = isHidden ? '–' : shareText(part, whole);
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
          {text}
        </button>
      ) : (
        <span title={words} style={style} className={looks}>
          {text}
        </span>
      )}
    </td>
  );
}
