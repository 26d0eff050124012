import { Maximize, Minus, Plus } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly canEnlarge: boolean;
  readonly canShrink: boolean;
  readonly canFit: boolean;
  readonly onZoom: (by: number) => void;
  readonly onFit: () => void;
}

export const zoomStep = 1.7;

/** Zoom in, zoom out, and fit all markers. */
export function MapButtons({ canEnlarge, canShrink, canFit, onZoom, onFit }: Props) {
  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
  return (
    <div className="ml-auto flex shrink-0 divide-x divide-line overflow-hidden rounded-control border border-line [&>button]:rounded-none [&>button]:focus-visible:-outline-offset-2">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Zoom in"
        isDisabled={!canEnlarge}
        onPress={() => onZoom(zoomStep)}
      >
        <Plus {...icon} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Zoom out"
        isDisabled={!canShrink}
        onPress={() => onZoom(1 / zoomStep)}
      >
        <Minus {...icon} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Show all that is marked"
        isDisabled={!canFit}
        onPress={onFit}
      >
        <Maximize {...icon} />
      </Button>
    </div>
  );
}
