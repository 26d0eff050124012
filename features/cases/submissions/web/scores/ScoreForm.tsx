import { EyeOff } from 'lucide-react';
import type { FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { Scores } from '#features/cases/submissions/domain/scores/score.ts';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import { useScoreKeys } from './use-score-keys.ts';
import { useScoreMutations } from './use-score-mutations.ts';
import { useScoreDraft } from './use-score-draft.ts';

interface Props {
  readonly submissionId: string;
  readonly card: Scorecard;
  readonly scores: Scores;
  /** Called after saving or cancelling; without it there is no Cancel. */
  readonly onDone?: (() => void) | undefined;
}

/** The reader's own scores. The input is kept when saving fails, and when the page is left. */
export function ScoreForm({ submissionId, card, scores: { mine, isHidden }, onDone }: Props) {
  const { criteria, scale } = card;
  const draft = useScoreDraft(submissionId, card, mine);
  const { mutate, isPending, error } = useScoreMutations(submissionId);
  const entries = criteria.flatMap(({ id }) => {
    const value = draft.valueOf(id);
    return value === null ? [] : [[id, value] as const];
  });
  const missing = criteria.length - entries.length;
  const { form, type } = useScoreKeys(card, {
    valueOf: draft.valueOf,
    enter: draft.setValue,
    complete: (values) => send(values),
  });

  function send(values: Readonly<Record<string, number>>): void {
    if (isPending) return;
    mutate(
      { kind: 'give', draft: { values, note: draft.note } },
      {
        onSuccess: () => {
          draft.clear();
          onDone?.();
        },
      },
    );
  }
  const save = () => {
    if (missing === 0) send(Object.fromEntries(entries));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form ref={form} onSubmit={onSubmit} className="space-y-4">
      {isHidden && (
        <p className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2 text-control text-ink-2">
          <EyeOff aria-hidden className="mt-px size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
          {mine
            ? 'The scorecard has changed. Complete your score to see the others.'
            : 'Submit your score to see the others.'}
        </p>
      )}
      {criteria.map((criterion) => (
        <ScoreScale
          key={criterion.id}
          criterion={criterion}
          scale={scale}
          value={draft.valueOf(criterion.id)}
          onChange={(value) => draft.setValue(criterion.id, value)}
          onType={(value) => type(value, criterion.id)}
        />
      ))}
      <TextArea
        label="Note for reviewers"
        placeholder="Note for reviewers (optional)"
        value={draft.note}
        maxLength={limits.noteCharacters}
        onChange={draft.setNote}
        onSubmit={save}
      />
      <ErrorText className="text-small">{error?.message}</ErrorText>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isDisabled={isPending || missing > 0}>
          {isPending ? 'Saving…' : 'Save scores'}
        </Button>
        {onDone && (
          <Button
            variant="quiet"
            onPress={() => {
              draft.clear();
              onDone();
            }}
          >
            Cancel
          </Button>
        )}
        {missing > 0 && (
          <p className="text-small text-ink-3 tabular">
            {entries.length} of {criteria.length} scored
          </p>
        )}
      </div>
    </form>
  );
}
