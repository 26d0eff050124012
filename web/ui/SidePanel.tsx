import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { isOverlayOpen } from './keys.ts';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  /** Beside the close button: previous, next, open. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A panel beside the list it belongs to; a whole sheet on a small screen. Not a dialog: the list
 * stays usable. Escape closes it and gives the focus back to where it was.
 */
export function SidePanel({ label, onClose, actions, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isOverlayOpen()) onClose();
  });

  useEffect(() => {
    const before = document.activeElement;
    const listen = (event: KeyboardEvent) => onKey(event);
    panel.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <aside
      ref={panel}
      aria-label={label}
      tabIndex={-1}
      data-entering
      className="fixed inset-0 z-30 flex flex-col overflow-hidden bg-surface outline-none md:inset-y-0 md:right-0 md:left-auto md:w-[480px] md:animate-[rise_120ms_var(--ease-out)] md:border-l md:border-line md:shadow-[-18px_0_40px_-22px_oklch(0_0_0/0.22)]"
    >
      <div className="flex h-13 shrink-0 items-center justify-end gap-1 border-b border-line px-3">
        <div className="flex flex-1 items-center gap-1">{actions}</div>
        <Button variant="quiet" size="icon" aria-label="Close panel" onPress={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <div data-scroll className="flex-1 overflow-y-auto overscroll-contain p-5">
        {children}
      </div>
    </aside>
  );
}
