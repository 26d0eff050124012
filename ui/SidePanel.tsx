import { X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from './Button.tsx';
import { isOverlayOpen, overlays } from './use-keyboard-shortcuts.ts';
import { smallScreen, useMediaQuery } from './use-media-query.ts';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  /** Beside the close button: previous, next, open. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What is never covered: toasts, and at the end of the body what is open above the panel. */
const above = `script, [data-react-aria-top-layer], body > :has(${overlays})`;

/** The elements outside this one, except for those above it. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const { parentElement: around } = element;
  if (around === null || element === document.body) return [];
  const beside = [...around.children].filter((one) => one !== element && !one.matches(above));
  return [...beside.filter((one) => one instanceof HTMLElement), ...othersThan(around)];
}

/** While the panel covers the page, the elements below it are inert. */
function useCover(panel: RefObject<HTMLElement | null>, covers: boolean): void {
  useLayoutEffect(() => {
    if (!covers || !panel.current) return undefined;
    const covered = othersThan(panel.current).filter(({ inert }) => !inert);
    for (const one of covered) one.inert = true;
    return () => {
      for (const one of covered) one.inert = false;
    };
  }, [panel, covers]);
}

/**
 * A panel beside its list, which stays usable; a full sheet on a small screen. Escape closes it and
 * restores the focus.
 */
export function SidePanel({ label, onClose, actions, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const isSheet = useMediaQuery(smallScreen);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isOverlayOpen()) onClose();
  });

  useCover(panel, isSheet);
  useEffect(() => {
    const before = document.activeElement;
    const listen = (event: KeyboardEvent) => onKey(event);
    panel.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      // Whoever has gone on elsewhere meanwhile is left there.
      if (document.activeElement !== document.body) return;
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
      data-sheet
      className="fixed inset-0 z-30 flex flex-col overflow-hidden bg-surface outline-none md:top-[calc(var(--sticky-top)-1px)] md:right-(--sheet-gap) md:bottom-(--sheet-gap) md:left-auto md:w-[480px] md:rounded-br-dialog md:animate-[rise_120ms_var(--ease-out)] md:border md:border-line md:shadow-[-18px_0_40px_-22px_oklch(0_0_0/0.22)]"
    >
      <div className="flex h-13 shrink-0 items-center justify-end gap-1 border-b border-line px-3">
        <div className="flex flex-1 items-center gap-1">{actions}</div>
        <Button variant="quiet" size="icon" aria-label="Close panel" onPress={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <div data-scroll className="flex-1 overflow-y-auto overscroll-contain p-5 wrap-anywhere">
        {children}
      </div>
    </aside>
  );
}
