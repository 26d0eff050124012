import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly type: 'email' | 'password';
  readonly autoComplete: string;
}

/** A native input: the browser validates, autofills and saves its value. */
export function Field({ label, name, type, autoComplete }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-control font-medium text-ink-2">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        className="h-10 w-full min-w-0 rounded-control border border-line-control bg-raised px-3 text-reading text-ink transition-colors hover:border-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent sm:text-body"
      />
    </div>
  );
}
