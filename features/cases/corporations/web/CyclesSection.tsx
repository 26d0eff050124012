import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeadlineDay, deadlineSpan } from '#core/web/deadlines/DeadlineText.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import { cycles } from '#features/cases/corporations/domain/endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { CycleDialog } from './CycleDialog.tsx';
import { DeleteCycleDialog } from './DeleteCycleDialog.tsx';
import { SettingsSection } from './SettingsSection.tsx';

interface RowProps {
  readonly cycle: Cycle;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function CycleRow({ cycle, onEdit, onDelete }: RowProps) {
  const { name, startDate, endDate, timeZone, milestones } = cycle;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="truncate font-medium">{name}</p>
        <p className="text-control text-ink-3 tabular">
          {deadlineSpan(startDate, endDate, timeZone)}
        </p>
        {milestones.length > 0 && (
          <ul
            aria-label={`Milestones of ${name}`}
            className="mt-1 flex flex-wrap gap-x-4 text-control"
          >
            {milestones.map((milestone) => (
              <li key={`${milestone.name} ${milestone.date}`}>
                {milestone.name}{' '}
                <span className="text-ink-3">
                  <DeadlineDay at={milestone.date} timeZone={timeZone} short />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button aria-label={`Edit ${name}`} onPress={onEdit}>
        Edit…
      </Button>
      <Button aria-label={`Delete ${name}`} onPress={onDelete}>
        Delete…
      </Button>
    </li>
  );
}

interface Props {
  readonly corporationId: string;
  readonly timeZone: string;
}

/** The scouting cycles of a corporation, the newest first. */
export function CyclesSection({ corporationId, timeZone }: Props) {
  const { data, error, refetch } = useQuery(
    queryOptionsOf(cycles, { params: { id: corporationId } }),
  );
  /** Null: a new one. */
  const [edited, setEdited] = useState<Cycle | null | undefined>(undefined);
  const [deleting, setDeleting] = useState<Cycle | null>(null);
  return (
    <SettingsSection
      id="cycles"
      title="Scouting cycles"
      lead="The periods in which opportunities are open, with their milestones."
      actions={<Button onPress={() => setEdited(null)}>New cycle</Button>}
    >
      {error ? (
        <ErrorLine
          title="The cycles could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Loading what="cycles">
          <TableSkeleton rows={3} />
        </Loading>
      ) : data.length === 0 ? (
        <p className="text-ink-2">No cycles yet. An opportunity needs one.</p>
      ) : (
        <ul
          aria-label="Scouting cycles"
          className="divide-y divide-line rounded-card border border-line bg-raised"
        >
          {data.map((cycle) => (
            <CycleRow
              key={String(cycle.id)}
              cycle={cycle}
              onEdit={() => setEdited(cycle)}
              onDelete={() => setDeleting(cycle)}
            />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <CycleDialog
          corporationId={corporationId}
          timeZone={timeZone}
          cycle={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleting && (
        <DeleteCycleDialog
          corporationId={corporationId}
          cycle={deleting}
          onClose={() => setDeleting(null)}
        />
      )}
    </SettingsSection>
  );
}
