import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { list } from '#features/cases/submissions/domain/decisions/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { type Stage } from '#core/domain/identity/stage.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { StagePicker } from './StagePicker.tsx';
import { usePrepareDecision } from './use-decisions.ts';

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
  /** Whether the same stands beside it for others, so that its name says whose decision it is. */
  readonly isOneOfMany?: boolean;
  /** Whether its menu is open, where a key opens it. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Prepares a decision, to be sent later with others, or edits the prepared one. */
export function PrepareMenu(props: Props) {
  const { submission, opportunity, isOneOfMany = false, isOpen, onOpenChange } = props;
  const [stage, setStage] = useState<Stage | null>(null);
  const id = String(submission.id);
  const { data: prepared } = useQuery({
    ...queryOptionsOf(list, { params: { id: String(opportunity.id) } }),
    enabled: Boolean(submission.decision),
  });
  const before = prepared?.find((one) => String(one.submissionId) === id);
  const { mutate, isPending, error } = usePrepareDecision(() => setStage(null));
  const stages = (opportunity.stages ?? defaultStages).filter(
    ({ name }) => name !== submission.stage,
  );
  const isSame = before !== undefined && before.stage === stage?.name;
  return (
    <>
      <MenuTrigger
        {...(isOpen !== undefined && { isOpen })}
        {...(onOpenChange && { onOpenChange })}
      >
        <Button variant="quiet" size="small">
          <MailPlus aria-hidden className="size-3.5" strokeWidth={1.75} />
          Prepare decision…
          {isOneOfMany && <span className="sr-only"> for {submission.title}</span>}
        </Button>
        <StagePicker label="Prepare decision" stages={stages} onChoose={setStage} />
      </MenuTrigger>
      {stage && (
        <DecisionDialog
          key={stage.name}
          submission={{ id, title: submission.title }}
          stage={stage}
          action="prepare"
          before={isSame ? before : undefined}
          isBusy={isPending}
          problem={error?.message}
          onCancel={() => setStage(null)}
          onGive={(decision) =>
            mutate({ ...decision, id, title: submission.title, stage: stage.name })
          }
        />
      )}
    </>
  );
}
