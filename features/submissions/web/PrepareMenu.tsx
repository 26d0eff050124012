import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { list } from '#features/decisions/domain/endpoints.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { defaultStages } from '#features/submissions/domain/stages.ts';
import { type Stage } from '#core/domain/identity/stage.ts';
import type { Submission } from '#features/submissions/domain/submission.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { StageName } from '#features/submissions/web/public/StageName.tsx';
import { usePrepareDecision } from './use-decisions.ts';

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
}

/** Prepares a decision, to be sent later with others, or edits the prepared one. */
export function PrepareMenu({ submission, opportunity }: Props) {
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
      <MenuTrigger>
        <Button variant="quiet" size="small">
          <MailPlus aria-hidden className="size-3.5" strokeWidth={1.75} />
          Prepare decision…
        </Button>
        <Popover placement="bottom start" className="floating min-w-48 rounded-card p-1">
          <Menu
            aria-label="Prepare decision"
            className="outline-none"
            onAction={(name) => setStage(stages.find((one) => one.name === name) ?? null)}
          >
            {stages.map(({ name }) => (
              <MenuItem
                key={name}
                id={name}
                textValue={name}
                className="flex h-8 cursor-pointer items-center gap-4 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
              >
                <StageName stage={name} />
              </MenuItem>
            ))}
          </Menu>
        </Popover>
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
          onGive={(given) => mutate({ ...given, id, title: submission.title, stage: stage.name })}
        />
      )}
    </>
  );
}
