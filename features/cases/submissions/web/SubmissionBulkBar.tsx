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
import { isAskedFirst } from '#features/cases/submissions/domain/moves.ts';
import { DecisionDialog, type Given } from './DecisionDialog.tsx';
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
  const [target, setTarget] = useState<Stage | null>(null);
  // Withdrawn submissions cannot be moved.
  const movable = (stage: string) =>
    rows.filter((row) => row.withdrawnAt === null && row.stage !== stage);
  const moveTo = (stage: string, { reason, mail }: Partial<Given> = {}) => {
    const some = movable(stage);
    const options = { reason: reason ?? undefined, mail: mail ?? undefined };
    if (some.length > 0) moveAll(some, stage, options);
    clear();
  };
  const concerned = target === null ? [] : movable(target.name);
  // The submission whose mail is previewed: the first one with an email address, if any.
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
            onChoose={(stage) =>
              movable(stage.name).some((row) => isAskedFirst(stages, row, stage.name))
                ? setTarget(stage)
                : moveTo(stage.name)
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
      {target !== null && sample && (
        <DecisionDialog
          submission={sample}
          stage={target}
          action="move"
          count={concerned.length}
          mailed={concerned.filter(({ contactEmail }) => contactEmail !== null).length}
          isBusy={preparing.isPending}
          problem={preparing.error?.message}
          onCancel={() => setTarget(null)}
          onPrepare={(decision) =>
            preparing.mutate({ ...decision, stage: target.name, of: concerned })
          }
          onGive={(decision) => {
            moveTo(target.name, decision);
            setTarget(null);
          }}
        />
      )}
    </BulkBar>
  );
}
