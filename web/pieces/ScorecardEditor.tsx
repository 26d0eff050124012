import { Plus } from 'lucide-react';
import { useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { limits } from '#domain/limits.ts';
import { tell } from '#domain/notices.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { may } from '#domain/permissions.ts';
import type { Scorecard } from '#domain/scores/scorecard.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { NumberChoice } from '#web/ui/NumberChoice.tsx';
import { toast } from '#web/ui/toasts.ts';
import { CriterionRow } from './CriterionRow.tsx';
import { useScorecardActs, type ScorecardAct } from './use-scorecard-acts.ts';
import { problemOf, useScorecardDraft } from './use-scorecard-draft.ts';

interface Props {
  readonly card: Scorecard;
  readonly opportunity: Opportunity;
  /** The corporation's name. */
  readonly corporation: string;
  readonly onClose: () => void;
}

/** Criteria, their order and weights, and the scale. */
export function ScorecardEditor({ card, opportunity, corporation, onClose }: Props) {
  const { person } = useSession();
  const draft = useScorecardDraft(card);
  const { criteria } = draft;
  const [newest, setNewest] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const version = card.source === 'opportunity' ? card.version : null;
  const { mutate, isPending, error } = useScorecardActs(opportunity, version);
  const problem = problemOf(draft.whole());
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      draft.reorder(new Set([...keys].map(String)), String(target.key), target.dropPosition);
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full data-[drop-target]:bg-accent" />
    ),
  });

  function act(next: ScorecardAct, notice: string): void {
    setIsTried(true);
    if (next.kind !== 'reset' && problem !== null) return;
    mutate(next, {
      onSuccess: () => {
        toast(notice);
        onClose();
      },
    });
  }

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-4 sm:px-6">
        <GridList
          aria-label="Criteria"
          items={criteria.map((one) => ({ ...one, id: one.key, criterion: one }))}
          dependencies={[newest, weights]}
          keyboardNavigationBehavior="tab"
          disallowTypeAhead
          dragAndDropHooks={dragAndDropHooks}
          className="space-y-1.5 outline-none"
        >
          {({ criterion }) => (
            <CriterionRow
              criterion={criterion}
              share={criterion.weight / weights}
              isNew={criterion.key === newest}
              isAlone={criteria.length === 1}
              onChange={(next) => draft.change(criterion.key, next)}
              onRemove={() => draft.remove(criterion.key)}
            />
          )}
        </GridList>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <Button
            isDisabled={criteria.length >= limits.criteriaMost}
            onPress={() => setNewest(draft.add())}
          >
            <Plus aria-hidden className="size-4" />
            Add criterion
          </Button>
          <span className="flex items-center gap-2 text-control text-ink-2">
            <span aria-hidden>Scored from 1 to</span>
            <NumberChoice
              label="Scored from 1 to"
              value={draft.scale}
              least={limits.scaleLeast}
              most={limits.scaleMost}
              say={String}
              onChange={draft.setScale}
            />
          </span>
        </div>
        <p className="mt-4 rounded-control bg-sunken px-3 py-2 text-control text-ink-2">
          Scores given already stay with their criterion. A criterion taken away counts no longer; a
          new one hides others’ scores from each judge until they have judged by it.
        </p>
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-4 sm:px-6">
        {(error ?? (isTried && problem)) && (
          <p role="alert" className="w-full text-control text-bad">
            {error?.message ?? problem}
          </p>
        )}
        {card.source === 'opportunity' && (
          <Button
            variant="quiet"
            isDisabled={isPending}
            onPress={() => act({ kind: 'reset' }, tell('scorecard.reset', { c: corporation }))}
          >
            Use that of {corporation}
          </Button>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {may(person, 'editCorporation', { id: opportunity.corporationId }) && (
            <Button
              isDisabled={isPending}
              onPress={() =>
                act(
                  { kind: 'saveForAll', draft: draft.whole() },
                  tell('scorecard.savedForAll', { c: corporation }),
                )
              }
            >
              Save for all of {corporation}
            </Button>
          )}
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => act({ kind: 'save', draft: draft.whole() }, tell('scorecard.saved'))}
          >
            {isPending ? 'Saving…' : 'Save'}
          </Button>
        </span>
      </footer>
    </>
  );
}
