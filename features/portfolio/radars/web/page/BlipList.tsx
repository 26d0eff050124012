import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import type { Movement } from '#features/portfolio/radars/domain/movement.ts';
import { inkOf } from '#ui/radar/radar-colors.ts';
import { smallScreen } from '#ui/use-media-query.ts';
import { MovementMark } from '#features/portfolio/radars/web/shared/movement-words.tsx';

export interface ListedBlip {
  readonly id: string;
  readonly number: number | null;
  readonly name: string;
  readonly quadrantId: string;
  readonly ringId: string;
  readonly movement: Movement;
  readonly isSettled: boolean;
}

interface RowProps {
  readonly blip: ListedBlip;
  readonly ring: string;
  readonly isSelected: boolean;
  readonly isHovered: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: (id: string) => void;
  readonly onHover: (id: string | null) => void;
}

/** The arrows walk through the list. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const list = event.currentTarget.closest('[data-blip-list]');
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  rows[rows.indexOf(event.currentTarget) + step]?.focus();
  event.preventDefault();
}

const Row = memo(function Row({ blip, ring, isSelected, isHovered, ...props }: RowProps) {
  const { id, number, name, movement } = blip;
  return (
    <li className="[contain-intrinsic-size:auto_2rem] [content-visibility:auto]">
      <button
        type="button"
        data-row={id}
        aria-current={isSelected || undefined}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => props.onSelect(id)}
        onKeyDown={walk}
        onPointerEnter={() => props.onHover(id)}
        onPointerLeave={() => props.onHover(null)}
        className={clsx(
          'flex h-8 w-full cursor-pointer items-center gap-2 rounded-control px-2 text-left text-control -outline-offset-2 pointer-coarse:h-11',
          isSelected ? 'bg-press font-medium' : isHovered ? 'bg-hover' : 'hover:bg-hover',
        )}
      >
        <span className="w-6 shrink-0 text-ink-3 tabular">{number}</span>
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <MovementMark movement={blip.isSettled ? 'none' : movement} />
        <span className="w-14 shrink-0 truncate text-right text-small font-normal text-ink-3">
          {blip.isSettled ? 'Unchanged' : ring}
        </span>
      </button>
    </li>
  );
});

interface Props {
  readonly label: string;
  readonly quadrants: readonly Area[];
  readonly rings: readonly Area[];
  /** Those that the search leaves, in their order. */
  readonly blips: readonly ListedBlip[];
  readonly selectedId: string | null;
  readonly hoveredId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onHover: (id: string | null) => void;
}

/** The twin of the drawing: the same blips in the same order, by quadrant. */
export const BlipList = memo(function BlipList(props: Props) {
  const { quadrants, rings, blips, selectedId, hoveredId } = props;
  const frame = useRef<HTMLDivElement>(null);
  const ringNames = new Map(rings.map(({ id, name }) => [id, name]));
  const tabStop = blips.find(({ id }) => id === selectedId)?.id ?? blips[0]?.id;
  useEffect(() => {
    // On a phone the list is part of the page, which would leave the drawing.
    if (selectedId === null || matchMedia(smallScreen).matches) return;
    const row = frame.current?.querySelector(`[data-row="${CSS.escape(selectedId)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  return (
    <div ref={frame} data-blip-list role="group" aria-label={props.label}>
      {quadrants.map((quadrant) => {
        const rows = blips.filter(({ quadrantId }) => quadrantId === quadrant.id);
        if (rows.length === 0) return null;
        return (
          <section
            key={quadrant.id}
            aria-label={quadrant.name}
            className="mb-2 print:break-inside-avoid"
          >
            <h3
              className="flex items-center gap-2 px-2 pt-2 pb-1 text-control font-semibold"
              style={{ color: inkOf(quadrant.color) }}
            >
              <span className="min-w-0 truncate">{quadrant.name}</span>
              <span className="font-normal text-ink-3 tabular">{rows.length}</span>
            </h3>
            <ol>
              {rows.map((blip) => (
                <Row
                  key={blip.id}
                  blip={blip}
                  ring={ringNames.get(blip.ringId) ?? ''}
                  isSelected={blip.id === selectedId}
                  isHovered={blip.id === hoveredId}
                  isTabStop={blip.id === tabStop}
                  onSelect={props.onSelect}
                  onHover={props.onHover}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
});
