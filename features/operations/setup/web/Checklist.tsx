import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/operations/setup/domain/checklist-endpoints.ts';
import type {
  Checklist as Rows,
  ChecklistKind,
} from '#features/operations/setup/domain/checklist.ts';
import { AddSampleButton } from '#features/operations/sample-data/web/shared/AddSampleButton.tsx';
import { RemoveSampleButton } from '#features/operations/sample-data/web/shared/RemoveSampleButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Arriving, useIsLate } from '#ui/Arriving.tsx';
import { StepMark } from '#ui/StepMark.tsx';
import { OpenCycleLink } from './OpenCycleLink.tsx';
import { useDismissChecklist } from './use-dismiss-checklist.ts';

type Row = Rows['rows'][number];

const labels: Readonly<Record<ChecklistKind, { readonly open: string; readonly done: string }>> = {
  corporation: { open: 'Add the first corporation', done: 'Corporation' },
  cycle: { open: 'Open a scouting cycle', done: 'Scouting cycle' },
  companies: { open: 'Import your companies', done: 'Companies imported' },
  colleagues: { open: 'Invite colleagues', done: 'Colleagues invited' },
  opportunity: { open: 'Post the first opportunity', done: 'First opportunity' },
};

const action = { size: 'small' } as const;

/** Where a row is done; each is named after its row, since several say the same. */
function linkOf(kind: ChecklistKind, corporationId: string | null): ReactNode {
  const named = { ...action, 'aria-label': labels[kind].open };
  switch (kind) {
    case 'corporation':
      return (
        <ButtonLink {...named} to="/admin/corporations">
          Add
        </ButtonLink>
      );
    case 'cycle':
      return <OpenCycleLink {...named} corporationId={corporationId ?? ''} />;
    case 'companies':
      return (
        <ButtonLink {...named} to="/admin/imports">
          Import
        </ButtonLink>
      );
    case 'colleagues':
      return (
        <ButtonLink {...named} to="/admin/users" search={{ open: 'invite' }}>
          Invite
        </ButtonLink>
      );
    case 'opportunity':
      return (
        <ButtonLink {...named} to="/opportunities/new">
          New
        </ButtonLink>
      );
  }
}

function ChecklistRow({ row, corporationId }: { readonly row: Row } & Pick<Rows, 'corporationId'>) {
  const { kind, isDone, name, may } = row;
  return (
    <li className="flex min-h-10 items-center gap-3 px-4 py-1.5 text-control">
      <StepMark isDone={isDone} />
      <span className="min-w-0 flex-1 truncate">
        <span className={isDone ? 'text-ink-2' : 'font-medium'}>
          {labels[kind][isDone ? 'done' : 'open']}
        </span>
        {name !== null && <span className="ml-2 text-ink-3">{name}</span>}
      </span>
      {!isDone && may && linkOf(kind, corporationId)}
    </li>
  );
}

/** Below the rows: something to look around in, which ticks none of them. */
function SampleRow({ sample }: { readonly sample: NonNullable<Rows['sample']> }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line px-4 py-1.5 text-control">
      <span className="text-ink-2">
        {sample === 'present'
          ? 'Sample data is here. It does not count above.'
          : 'Would you rather look around first?'}
      </span>
      {sample === 'present' ? (
        <RemoveSampleButton size="small" />
      ) : (
        <AddSampleButton size="small" />
      )}
    </div>
  );
}

/** What is left to do in a new installation, until it is done or dismissed. */
export function Checklist() {
  const { data, error } = useQuery({
    ...queryOptionsOf(get),
    // Asked at each visit, so that what was done elsewhere is ticked, until nothing is left.
    staleTime: ({ state }) => (state.data?.rows.length === 0 ? Infinity : 0),
  });
  const isPending = data === undefined && error === null;
  const isLate = useIsLate(isPending);
  const dismiss = useDismissChecklist();
  if (isPending && !isLate) return <Arriving />;
  const { rows = [], sample = null, corporationId = null } = data ?? {};
  // Too late to be drawn with the screen, it would move it: it stands there the next time.
  if (isLate || rows.length === 0) return null;
  const done = rows.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-labelledby="get-started"
      className="mt-4 rounded-card border border-line bg-raised max-sm:mt-2"
    >
      <div className="flex h-11 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 id="get-started" className="flex-1 text-control font-semibold">
          Get started
        </h2>
        <span className="text-control text-ink-3 tabular">
          {done} of {rows.length}
        </span>
        <Button variant="quiet" size="icon" aria-label="Dismiss Get started" onPress={dismiss}>
          <X aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      </div>
      <ul aria-label="Get started" className="divide-y divide-line">
        {rows.map((row) => (
          <ChecklistRow key={row.kind} row={row} corporationId={corporationId} />
        ))}
      </ul>
      {sample !== null && <SampleRow sample={sample} />}
    </section>
  );
}
