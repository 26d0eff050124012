import { messageOf } from '#core/domain/message-of.ts';
import { limits } from '#core/domain/limits.ts';

/** An action offered while the toast is shown. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly message: string;
  readonly action?: ToastAction | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  pauseToast(id);
  publish(toasts.filter((shown) => shown.id !== id));
}

/** Stops its timer while it is hovered or focused. */
export function pauseToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Two seconds (section 2, "A global toast area"); the toast library's five to take up an action. */
const shownMs = (id: number): number =>
  toasts.find((shown) => shown.id === id)?.action === undefined
    ? limits.toastMs
    : limits.toastLibrary.closeMs;

/** Starts its time, anew when it was paused. */
export function resumeToast(id: number): void {
  pauseToast(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), shownMs(id)),
  );
}

export function toast(message: string, tone: Toast['tone'] = 'good', action?: ToastAction): void {
  lastId += 1;
  publish([...toasts, { id: lastId, tone, message, action }]);
  resumeToast(lastId);
}

/** Says what failed. */
export const toastError = (error: unknown): void => toast(messageOf(error), 'bad');

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => toasts,
};
