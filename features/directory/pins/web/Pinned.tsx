import { usePins } from './shared/use-pins.ts';
import { PinnedEntry } from './PinnedEntry.tsx';
import { useOpenPin } from './use-open-pin.ts';

interface Props {
  readonly isCollapsed: boolean;
  /** Called when a pin is followed. */
  readonly onGo?: () => void;
}

/** What the viewer has pinned, below the sections. Nothing without pins. */
export function Pinned({ isCollapsed, onGo }: Props) {
  const { pins, move, pinAction } = usePins();
  const open = useOpenPin(pins);
  if (pins.length === 0) return null;
  return (
    <nav aria-label="Pinned">
      {isCollapsed ? (
        <hr className="mx-2 my-3 border-line" />
      ) : (
        <h2 className="px-2 pt-5 pb-1.5 text-meta font-medium text-ink-3">Pinned</h2>
      )}
      <ul className="space-y-0.5">
        {pins.map((pin, index) => (
          <PinnedEntry
            key={`${pin.kind} ${pin.id}`}
            pin={pin}
            place={index}
            isCollapsed={isCollapsed}
            isOpen={pin === open}
            onGo={onGo}
            onMoveUp={index > 0 && (() => move(pin, -1))}
            onMoveDown={index < pins.length - 1 && (() => move(pin, 1))}
            unpin={pinAction(pin)}
          />
        ))}
      </ul>
    </nav>
  );
}
