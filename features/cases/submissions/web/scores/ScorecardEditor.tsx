import { scoreNotices } from '#features/cases/submissions/domain/notices.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { scoreLimits } from '#features/cases/submissions/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { NumberSelect } from './NumberSelect.tsx';
import { toast } from '#ui/toasts.ts';
import { CriteriaList } from './CriteriaList.tsx';
import { useScorecardMutations, type ScorecardAction } from './use-scorecard-mutations.ts';
import { problemOf, useScorecardDraft } from './use-scorecard-draft.ts';

interface Props {
  readonly card: Scorecard;
  readonly opportunity: Opportunity;
  /** A sentence on whose card it is. */
  readonly lead: string | undefined;
  /** The corporation's name. */
  readonly corporation: string;
  readonly onClose: () => void;
}

/** Edits criteria, their order and weights, and the scale. */
export function ScorecardEditor({ card, lead, opportunity, corporation, onClose }: Props) {
  const { person } = useSession();
  const draft = useScorecardDraft(card);
  const { criteria } = draft;
  const [newest, setNewest] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const version = card.source === 'opportunity' ? card.version : null;
  const { mutate, isPending, error } = useScorecardMutations(opportunity, version);
  const problem = problemOf(draft.whole());

  function runAction(next: ScorecardAction, notice: string): void {
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
    <DialogFrame
      title="Scorecard"
      lead={lead}
      width="medium"
      isStrict
      onClose={onClose}
      actions={
        <>
          {card.source === 'opportunity' && (
            <Button
              variant="quiet"
              isDisabled={isPending}
              onPress={() =>
                runAction(
                  { kind: 'reset' },
                  noticeText(scoreNotices['scorecard.reset'], { c: corporation }),
                )
              }
            >
              Use that of {corporation}
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          {may(person, 'editCorporation', { id: opportunity.corporationId }) && (
            <Button
              isDisabled={isPending}
              onPress={() =>
                runAction(
                  { kind: 'saveForAll', draft: draft.whole() },
                  noticeText(scoreNotices['scorecard.savedForAll'], { c: corporation }),
                )
              }
            >
              Save for all of {corporation}
            </Button>
          )}
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() =>
              runAction(
                { kind: 'save', draft: draft.whole() },
                noticeText(scoreNotices['scorecard.saved']),
              )
            }
          >
            {isPending ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <CriteriaList draft={draft} newest={newest} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Button
          isDisabled={criteria.length >= scoreLimits.criteriaMost}
          onPress={() => setNewest(draft.add())}
        >
          <Plus aria-hidden className="size-4" />
          Add criterion
        </Button>
        <span className="flex items-center gap-2 text-control text-ink-2">
          <span aria-hidden>Scored from 1 to</span>
          <NumberSelect
            label="Scored from 1 to"
            value={draft.scale}
            least={scoreLimits.scaleLeast}
            most={scoreLimits.scaleMost}
            say={String}
            onChange={draft.setScale}
          />
        </span>
      </div>
      <p className="mt-4 rounded-control bg-sunken px-3 py-2 text-control text-ink-2">
        Existing scores are kept. Removed criteria no longer count. After adding a criterion, each
        reviewer sees the others’ scores again once they have scored it.
      </p>
      {(error ?? (isTried && problem)) && (
        <ErrorText className="mt-3 text-control">{error?.message ?? problem}</ErrorText>
      )}
    </DialogFrame>
  );
}
