import { useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { toastStore } from './toasts.ts';

/** Below search and bell, and below the head of a panel, whose close is there. An ARIA live region. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <div
      role="status"
      aria-live="polite"
      // Announced and reachable while a dialog is open, too.
      data-react-aria-top-layer
      className="pointer-events-none fixed top-[calc(var(--sticky-top)+0.75rem)] right-4 z-50 flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-2 print:hidden md:[:root:has(aside[data-sheet])_&]:top-[calc(var(--sticky-top)+4rem)]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  );
}
