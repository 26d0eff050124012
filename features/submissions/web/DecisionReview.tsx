import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreparedDecision } from '#features/decisions/domain/decision.ts';
import { list } from '#features/decisions/domain/endpoints.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { defaultStages } from '#features/submissions/domain/stages.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { PreparedDecisionRow } from './PreparedDecisionRow.tsx';
import { SendDecisions } from './SendDecisions.tsx';
import { StageName } from '#features/submissions/web/public/StageName.tsx';
import { useDiscardDecision, usePrepareDecision } from './use-decisions.ts';

interface Props {
  readonly opportunity: Opportunity;
  readonly onOpen: (submissionId: string) => void;
}

const idOf = ({ submissionId }: PreparedDecision) => String(submissionId);

/** All prepared decisions as they will be sent: reviewed, selected, and sent together. */
export function DecisionReview({ opportunity, onOpen }: Props) {
  const found = useQuery(queryOptionsOf(list, { params: { id: String(opportunity.id) } }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<PreparedDecision | null>(null);
  const [isSending, setIsSending] = useState(false);
  const saving = usePrepareDecision(() => setEditing(null));
  const { mutate: discard } = useDiscardDecision();
  const stages = opportunity.stages ?? defaultStages;

  if (found.error) {
    return (
      <ErrorState
        title="The decisions could not be loaded"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!found.data) {
    return (
      <Loading what="the decisions">
        <div className="max-w-3xl space-y-3">
          <div className="skeleton h-28" />
          <div className="skeleton h-28" />
        </div>
      </Loading>
    );
  }
  const decisions = found.data;
  if (decisions.length === 0) {
    return (
      <EmptyState title="No decision is prepared">
        Open a submission and choose Prepare decision… in its stage menu. What you prepare waits
        here until you send it.
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
        <p className="text-ink-2">
          Look each one over. Those that are ticked are sent together, or not at all.
        </p>
        <Button
          variant="primary"
          isDisabled={selected.length === 0}
          onPress={() => setIsSending(true)}
        >
          Send {selected.length} {selected.length === 1 ? 'decision' : 'decisions'} now
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
          stage={stages.find(({ name }) => name === editing.stage) ?? { name: editing.stage }}
          action="prepare"
          before={editing}
          isBusy={saving.isPending}
          problem={saving.error?.message}
          onCancel={() => setEditing(null)}
          onGive={(given) =>
            saving.mutate({
              ...given,
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
