import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import type { Stage } from '#core/domain/identity/stage.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { StagePicker } from './StagePicker.tsx';
import { useStageMove } from './use-stage-move.tsx';

interface Props {
  readonly submission: Submission;
  readonly stages: readonly Stage[];
  /** Whether the same stands beside it for others, so that its name says whose stage it is. */
  readonly isOneOfMany?: boolean;
  /** Opened by a key: then the stage after the present one has the focus. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** The stage and a menu to move to another. */
export function StageMenu(props: Props) {
  const { submission, stages, isOneOfMany = false, isOpen, onOpenChange } = props;
  const { title, stage } = submission;
  const { moveTo, dialog } = useStageMove(stages);
  const next = stages[stages.findIndex(({ name }) => name === submission.stage) + 1]?.name;
  return (
    <>
      <MenuTrigger
        {...(isOpen !== undefined && { isOpen })}
        {...(onOpenChange && { onOpenChange })}
      >
        <Button
          aria-label={`Stage${isOneOfMany ? ` of ${title}` : ''}: ${stage}. Move to…`}
          className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-control border border-line bg-raised px-2.5 text-control font-medium transition-colors hover:border-line-strong"
        >
          <StageName stage={submission.stage} />
          <ChevronDown aria-hidden className="size-3.5 text-ink-3" />
        </Button>
        <StagePicker
          stages={stages}
          current={submission.stage}
          {...(next !== undefined && { focused: next })}
          onChoose={({ name }) => moveTo({ submission, stage: name, before: null })}
        />
      </MenuTrigger>
      {dialog}
    </>
  );
}
