import { useId, type ReactNode } from 'react';

/** Settings that belong together. */
export function SettingsSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-reading font-semibold">
        {title}
      </h2>
      <div className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {children}
      </div>
    </section>
  );
}

/** A setting: what it is, and its control at the end. */
export function SettingsRow({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{title}</p>
        <p className="text-control text-ink-2">{about}</p>
      </div>
      {children}
    </div>
  );
}
