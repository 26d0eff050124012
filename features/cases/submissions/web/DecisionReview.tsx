import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pluralize } from '#core/domain/format.ts';
import type { PreparedDecision } from '#features/cases/submissions/domain/decisions/decision.ts';
import { list } from '#features/cases/submissions/domain/decisions/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { defaultStages, stageNamed } from '#features/cases/corporations/domain/stages.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { PreparedDecisionRow } from './PreparedDecisionRow.tsx';
import { SendDecisions } from './SendDecisions.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { useDiscardDecision, usePrepareDecision } from './use-decisions.ts';

interface Props {
  readonly opportunity: Opportunity;
  readonly onOpen: (submissionId: string) => void;
}

const idOf = ({ submissionId }: PreparedDecision) => String(submissionId);

const skeleton = <SkeletonLines of={['h-28', 'h-28']} className="max-w-3xl space-y-3" />;

/** All prepared decisions as they will be sent: reviewed, selected, and sent together. */
export function DecisionReview(props: Props) {
  const params = { id: String(props.opportunity.id) };
  const query = useQuery(queryOptionsOf(list, { params }));
  return (
    <QueryBoundary what="decisions" query={query} skeleton={skeleton}>
      {(decisions) => <Review {...props} decisions={decisions} />}
    </QueryBoundary>
  );
}

interface ReviewProps extends Props {
  readonly decisions: readonly PreparedDecision[];
}

function Review({ opportunity, onOpen, decisions }: ReviewProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<PreparedDecision | null>(null);
  const [isSending, setIsSending] = useState(false);
  const saving = usePrepareDecision(() => setEditing(null));
  const { mutate: discard } = useDiscardDecision();
  const stages = opportunity.stages ?? defaultStages;
  if (decisions.length === 0) {
    return (
      <EmptyState title="No decisions prepared">
        Open a submission and press “Prepare decision…”. It waits here until you send it.
      </EmptyState>
    );
  }
  const selected = decisions.filter((one) => one.barrier === null && !left.has(idOf(one)));
  const names = [...stages.map(({ name }) => name), ...decisions.map(({ stage }) => stage)];
  const groups = [...new Set(names)].flatMap((name) => {
    const some = decisions.filter(({ stage }) => stage === name);
    return some.length === 0 ? [] : [{ name, some }];
  });
  const toggle = (one: PreparedDecision, isOn: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (isOn) next.delete(idOf(one));
      else next.add(idOf(one));
      return next;
    });

  return (
    <div className="max-w-3xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">Review each decision. The selected ones are sent together.</p>
        <Button
          variant="primary"
          isDisabled={selected.length === 0}
          onPress={() => setIsSending(true)}
        >
          Send {pluralize(selected.length, 'decision', 'decisions')} now
        </Button>
      </div>
      <div className="space-y-7">
        {groups.map(({ name, some }) => (
          <section key={name} aria-label={name}>
            <h2 className="mb-2 flex items-center gap-2 text-control font-semibold">
              <StageName stage={name} />
              <span className="font-medium text-ink-3 tabular">{some.length}</span>
            </h2>
            <ul className="space-y-2.5">
              {some.map((one) => (
                <PreparedDecisionRow
                  key={idOf(one)}
                  decision={one}
                  isSelected={selected.includes(one)}
                  onToggle={(isOn) => toggle(one, isOn)}
                  onOpen={() => onOpen(idOf(one))}
                  onEdit={() => setEditing(one)}
                  onDiscard={() => discard(one)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {editing && (
        <DecisionDialog
          submission={{ id: idOf(editing), title: editing.title }}
          stage={stageNamed(stages, editing.stage) ?? { name: editing.stage }}
          action="prepare"
          before={editing}
          isBusy={saving.isPending}
          problem={saving.error?.message}
          onCancel={() => setEditing(null)}
          onGive={(decision) =>
            saving.mutate({
              ...decision,
              id: idOf(editing),
              title: editing.title,
              stage: editing.stage,
            })
          }
        />
      )}
      {isSending && (
        <SendDecisions
          opportunityId={String(opportunity.id)}
          decisions={selected}
          onClose={() => setIsSending(false)}
        />
      )}
    </div>
  );
}
