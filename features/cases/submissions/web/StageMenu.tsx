import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import type { Stage } from '#core/domain/identity/stage.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { StagePicker } from './StagePicker.tsx';
import type { Move } from './send-move.ts';
import { useMoveSubmission } from './use-move-submission.ts';

interface Props {
  readonly submission: Submission;
  readonly stages: readonly Stage[];
}

/** The stage and a menu to move to another. A refusal first asks for the reason and the mail. */
export function StageMenu({ submission, stages }: Props) {
  const move = useMoveSubmission(stages);
  const [declining, setDeclining] = useState<Stage | null>(null);
  const moveTo = (stage: string, decision: Pick<Move, 'reason' | 'mail'> = {}) =>
    move({ submission, stage, before: null, ...decision });

  return (
    <>
      <MenuTrigger>
        <Button
          aria-label={`Stage: ${submission.stage}. Move to…`}
          className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-control border border-line bg-raised px-2.5 text-control font-medium transition-colors hover:border-line-strong"
        >
          <StageName stage={submission.stage} />
          <ChevronDown aria-hidden className="size-3.5 text-ink-3" />
        </Button>
        <StagePicker
          stages={stages}
          current={submission.stage}
          onChoose={(stage) =>
            stage.isRefusal === true ? setDeclining(stage) : moveTo(stage.name)
          }
        />
      </MenuTrigger>
      {declining !== null && (
        <DecisionDialog
          submission={submission}
          stage={declining}
          action="move"
          onCancel={() => setDeclining(null)}
          onGive={({ reason, mail }) => {
            moveTo(declining.name, { reason: reason ?? undefined, mail: mail ?? undefined });
            setDeclining(null);
          }}
        />
      )}
    </>
  );
}
