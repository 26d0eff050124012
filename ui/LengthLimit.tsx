import { useEffect, useState } from 'react';
import { formatNumber } from '#core/domain/format.ts';

/** Shorter ones, of codes and dates, are always full. */
const fewestCharacters = 40;

interface Full {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly most: number;
}

const fullField = (target: EventTarget | null): Full | null => {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.maxLength < fewestCharacters) return null;
  return target.value.length < target.maxLength ? null : { field: target, most: target.maxLength };
};

const gap = 4;

function placeBelow({ field }: Full) {
  const { left, bottom, width } = field.getBoundingClientRect();
  return { left, top: bottom + gap, maxWidth: Math.max(width, 200) };
}

/**
 * Below any field that takes no more characters, while somebody types there: a browser leaves out the rest
 * of what is typed or pasted without a word.
 */
export function LengthLimit() {
  const [full, setFull] = useState(() => fullField(document.activeElement));
  const [, setMoves] = useState(0);
  useEffect(() => {
    const onInput = ({ target }: Event) => setFull(fullField(target));
    const onLeave = () => setFull(null);
    document.addEventListener('input', onInput);
    document.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('focusout', onLeave);
    };
  }, []);
  useEffect(() => {
    if (full === null) return undefined;
    const onMove = () => setMoves((moves) => moves + 1);
    window.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', onMove);
    return () => {
      window.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', onMove);
    };
  }, [full]);
  return (
    <div aria-live="polite" data-react-aria-top-layer>
      {full && (
        <p
          style={placeBelow(full)}
          className="pointer-events-none fixed z-50 rounded-control border border-line bg-raised px-2 py-1 text-small text-ink-2 shadow-card"
        >
          No more than {formatNumber(full.most)} characters fit here
        </p>
      )}
    </div>
  );
}
