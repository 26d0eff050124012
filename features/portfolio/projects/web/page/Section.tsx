import type { ReactNode } from 'react';
import { useId } from 'react';

interface Props {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the project's page, with its heading. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="text-section font-semibold tracking-[-0.012em]">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** One line where a section has nothing. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-control text-ink-3">{children}</p>
);
