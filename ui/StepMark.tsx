import { Circle, CircleCheck } from 'lucide-react';

/** Before a step of a list of what is to be done: whether it is. */
export function StepMark({ isDone }: { readonly isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <Icon
      aria-label={isDone ? 'Done' : 'To do'}
      className={isDone ? 'size-4 shrink-0 text-good-ink' : 'size-4 shrink-0 text-ink-3'}
      strokeWidth={1.75}
    />
  );
}
