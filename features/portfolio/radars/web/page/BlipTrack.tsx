import { clsx } from 'clsx';
import type { BlipHistory } from '#features/portfolio/radars/domain/blip-history.ts';

interface Props {
  readonly appearances: BlipHistory['appearances'];
  /** The id of the edition shown. */
  readonly shownId: string;
  readonly color: string;
}

const most = 4;

/** The rings of a blip through the editions around the one shown. */
export function BlipTrack({ appearances, shownId, color }: Props) {
  const at = appearances.findIndex(({ edition }) => edition.id === shownId);
  const last = Math.max(at + 1, Math.min(most, appearances.length));
  const stops = appearances.slice(Math.max(0, last - most), last);
  return (
    <ol aria-label="Through the editions" className="flex">
      {stops.map(({ edition, at: place }, index) => {
        const isShown = edition.id === shownId;
        return (
          <li key={edition.id} className="relative min-w-0 flex-1 pt-4">
            {index < stops.length - 1 && (
              <span aria-hidden className="absolute top-[5px] right-0 left-1 h-px bg-line-strong" />
            )}
            <span
              aria-hidden
              className={clsx(
                'absolute top-0.5 left-0 size-2 rounded-full border',
                !isShown && 'border-line-control bg-surface',
              )}
              style={isShown ? { background: color, borderColor: color } : undefined}
            />
            <span
              className={clsx(
                'block truncate pr-2 text-small',
                isShown ? 'font-medium' : 'text-ink-2',
              )}
            >
              {place ? (place.isSettled ? 'Unchanged' : place.ring) : '–'}
            </span>
            <span className="block truncate pr-2 text-meta text-ink-3">{edition.name}</span>
          </li>
        );
      })}
    </ol>
  );
}
