import { limits } from '#domain/limits.ts';

export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly message: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message for two seconds (section 2, "A global toast area"). */
export function toast(message: string, tone: Toast['tone'] = 'good'): void {
  lastId += 1;
  const id = lastId;
  publish([...toasts, { id, tone, message }]);
  setTimeout(() => publish(toasts.filter((shown) => shown.id !== id)), limits.toastMs);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => toasts,
};
