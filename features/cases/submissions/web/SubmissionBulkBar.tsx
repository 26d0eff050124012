import { ChevronDown, Columns2 } from 'lucide-react';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { BulkBar } from '#core/web/views/BulkBar.tsx';
import type { RowSelection } from '#core/web/views/use-selection.ts';
import { Button } from '#ui/Button.tsx';
import { ExportMenu } from '#core/web/views/ExportMenu.tsx';
import type { Column } from '#core/web/views/table-column.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { StagePicker } from './StagePicker.tsx';
import { useBulkMove } from './use-bulk-move.ts';
import { usePrepareDecisions } from './use-decisions.ts';

interface Props {
  readonly opportunityId: string;
  readonly selection: RowSelection<SubmissionRow>;
  readonly stages: readonly Stage[];
  readonly canMove: boolean;
  readonly columns: readonly Column<SubmissionRow>[];
  readonly exportName: string;
  readonly total: number | undefined;
  readonly onChooseAll: () => void;
  readonly onCompare: (ids: readonly string[]) => void;
  /** Called when decisions were prepared, to open their review. */
  readonly onPrepared: () => void;
}

/** Bulk actions for the selected submissions. */
export function SubmissionBulkBar(props: Props) {
  const { opportunityId, selection, stages, canMove, columns, exportName } = props;
  const { total, onChooseAll, onCompare, onPrepared } = props;
  const { rows, clear } = selection;
  const preparing = usePrepareDecisions(opportunityId, () => {
    clear();
    onPrepared();
  });
  const moveAll = useBulkMove(opportunityId, stages);
  const [declining, setDeclining] = useState<Stage | null>(null);
  // Withdrawn submissions cannot be moved.
  const movable = (stage: string) =>
    rows.filter((row) => row.withdrawnAt === null && row.stage !== stage);
  const moveTo = (stage: string, reason?: string) => {
    const some = movable(stage);
    if (some.length > 0) moveAll(some, stage, reason);
    clear();
  };
  const concerned = declining === null ? [] : movable(declining.name);
  // The submission whose mail is previewed: the first one with an e-mail address, if any.
  const sample = concerned.find(({ contactEmail }) => contactEmail !== null) ?? concerned[0];
  return (
    <BulkBar selection={selection} total={total} onChooseAll={onChooseAll}>
      {canMove && (
        <MenuTrigger>
          <Button variant="primary">
            Move to… <ChevronDown aria-hidden className="size-3.5" />
          </Button>
          <StagePicker
            stages={stages}
            onChoose={({ name, isRefusal }) =>
              isRefusal === true && movable(name).length > 0
                ? setDeclining({ name, isRefusal })
                : moveTo(name)
            }
          />
        </MenuTrigger>
      )}
      {rows.length >= 2 && rows.length <= submissionLimits.compareMost && (
        <Button onPress={() => onCompare(rows.map(({ id }) => id))}>
          <Columns2 aria-hidden className="size-4" strokeWidth={1.75} />
          Compare
        </Button>
      )}
      <ExportMenu
        label="Export"
        columns={columns}
        what={exportName}
        collect={() => Promise.resolve(rows)}
      />
      {declining !== null && sample && (
        <DecisionDialog
          submission={sample}
          stage={declining}
          action="prepare"
          count={concerned.length}
          isBusy={preparing.isPending}
          problem={preparing.error?.message}
          onCancel={() => setDeclining(null)}
          onMoveOnly={(reason) => {
            moveTo(declining.name, reason ?? undefined);
            setDeclining(null);
          }}
          onGive={(decision) =>
            preparing.mutate({ ...decision, stage: declining.name, of: concerned })
          }
        />
      )}
    </BulkBar>
  );
}
