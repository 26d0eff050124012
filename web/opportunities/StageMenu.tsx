import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import type { Stage } from '#domain/submissions/stages.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StageName } from './StageName.tsx';
import { StagePicker } from './StagePicker.tsx';
import { useMoves } from './use-moves.ts';

interface Props {
  readonly submission: Submission;
  readonly stages: readonly Stage[];
}

/** The stage, and where else it can go. A refusal asks why first. */
export function StageMenu({ submission, stages }: Props) {
  const move = useMoves(stages);
  const [declining, setDeclining] = useState<string | null>(null);
  const moveTo = (stage: string, reason?: string) =>
    move({ submission, stage, before: null, reason });

  return (
    <>
      <MenuTrigger>
        <Button
          aria-label={`Stage: ${submission.stage}. Move to…`}
          className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-control font-medium transition-colors hover:border-line-strong"
        >
          <StageName stage={submission.stage} />
          <ChevronDown aria-hidden className="size-3.5 text-ink-3" />
        </Button>
        <StagePicker
          stages={stages}
          current={submission.stage}
          onChoose={({ name, isRefusal }) =>
            isRefusal === true ? setDeclining(name) : moveTo(name)
          }
        />
      </MenuTrigger>
      {declining !== null && (
        <ReasonDialog
          title={`Move to ${declining}`}
          onCancel={() => setDeclining(null)}
          onGive={(reason) => {
            moveTo(declining, reason);
            setDeclining(null);
          }}
        />
      )}
    </>
  );
}
