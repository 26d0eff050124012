import type { ReactNode } from 'react';

/** A group of fields: heading on the left, fields on the right. */
export function FormSection({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-4 border-t border-line py-7 first:border-t-0 first:pt-0 @3xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-control text-ink-3">{about}</p>
      </div>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
