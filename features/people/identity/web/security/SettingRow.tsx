import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** A word beside the title, such as On. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** One setting: what it is, how it stands, and what can be done. */
export function SettingRow({ title, mark, children, actions }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {title}
          {mark}
        </h3>
        <div className="mt-0.5 text-control break-words text-ink-2">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

/** On, verified. */
export function GoodMark({ children }: { readonly children: ReactNode }) {
  return (
    <span className="rounded-chip bg-good-soft px-1.5 py-0.5 text-small font-medium text-good-ink">
      {children}
    </span>
  );
}

/** What needs to be done. */
export function WarnMark({ children }: { readonly children: ReactNode }) {
  return (
    <span className="rounded-chip bg-warn-soft px-1.5 py-0.5 text-small font-medium text-warn-ink">
      {children}
    </span>
  );
}
