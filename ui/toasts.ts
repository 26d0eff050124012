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
/** What failed last, and nothing has been said since. */
let failure: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  pauseToast(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Stops its timer while it is hovered or focused. */
export function pauseToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Two seconds (section 2, "Toasts"); the toast library's five to take up an action. */
const shownMs = (id: number): number =>
  toasts.find((toast) => toast.id === id)?.action === undefined
    ? limits.toastMs
    : limits.toastLibrary.closeMs;

/** Its time is over. What failed is left on the screen, until somebody has read it. */
function endToast(id: number): void {
  const ended = toasts.find((toast) => toast.id === id);
  if (ended?.tone === 'bad') failure = ended;
  dismissToast(id);
}

/** Starts its time, anew when it was paused. */
export function resumeToast(id: number): void {
  pauseToast(id);
  timers.set(
    id,
    setTimeout(() => endToast(id), shownMs(id)),
  );
}

/** Dismissed by its reader, or by another screen. */
export function dismissFailure(): void {
  if (failure === null) return;
  failure = null;
  publish(toasts);
}

export function toast(message: string, tone: Toast['tone'] = 'good', action?: ToastAction): void {
  lastId += 1;
  // Whatever is said next has overtaken it.
  failure = null;
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
  failure: () => failure,
};
