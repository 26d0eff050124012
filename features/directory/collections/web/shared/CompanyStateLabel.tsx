import { Ban, Check } from 'lucide-react';
import type { CompanyState } from '#features/directory/collections/domain/lists.ts';

interface Props {
  readonly state: CompanyState;
  readonly collection: string;
}

/** Whether a company is listed or blacklisted in a collection. */
export function CompanyStateLabel({ state, collection }: Props) {
  if (state === 'neither') return null;
  const Icon = state === 'listed' ? Check : Ban;
  return (
    <span
      title={state === 'listed' ? `In ${collection}` : `Blacklisted in ${collection}`}
      className={`inline-flex min-w-0 items-center gap-1.5 text-control font-medium ${state === 'listed' ? 'text-accent-ink' : 'text-ink-3'}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="truncate">{state === 'listed' ? `In ${collection}` : 'Blacklisted'}</span>
    </span>
  );
}
