import { toast } from '#ui/toasts.ts';

/** Confirms a change, and offers Undo where there is a way back. */
export function toastWithUndo(message: string, undo?: (() => void) | null): void {
  toast(message, 'good', undo ? { label: 'Undo', run: undo } : undefined);
}
