import { useId, useRef, useState } from 'react';
import {
  discardDraft,
  loadDraft,
  saveDraft,
  type Draft,
} from '#features/cases/public-pages/web/draft.ts';
import { CopyButton, useCopy } from '#features/cases/public-pages/web/CopyButton.tsx';
import { copyTextOf, typedFieldsOf } from '#features/cases/public-pages/web/unsent-text.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly opportunityId: string;
  /** What was typed on this page. Default: what this browser keeps. */
  readonly typed?: Draft | null;
}

/** What was typed into a form that is closed: nothing of it is lost until it is discarded. */
export function UnsentText({ opportunityId, typed = null }: Props) {
  const id = useId();
  const text = useRef<HTMLDListElement>(null);
  const [draft] = useState(() => typed ?? loadDraft(opportunityId, [], Date.now()));
  const [isDiscarded, setIsDiscarded] = useState(false);
  const fields = typedFieldsOf(draft);
  const copying = useCopy(copyTextOf(fields), () => {
    if (text.current !== null) getSelection()?.selectAllChildren(text.current);
  });
  if (fields.length === 0) return null;

  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-raised p-5 text-left text-ink sm:p-6"
    >
      <h2 id={id} className="text-panel font-semibold tracking-[-0.015em]">
        What you typed
      </h2>
      <p className="mt-1 text-ink-2">
        {draft.attempt === null
          ? 'It was not sent.'
          : 'Sending it was tried, and no answer came: it may have arrived.'}{' '}
        It stays in this browser until you discard it.
      </p>
      {!isDiscarded && (
        <dl ref={text} className="mt-5 space-y-4">
          {fields.map(({ label, value }, place) => (
            // Two answers may have one wording.
            <div key={`${place} ${label}`}>
              <dt className="text-control font-medium break-words text-ink-2">{label}</dt>
              <dd className="mt-0.5 break-words whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        {!isDiscarded && <CopyButton copying={copying} />}
        <Button
          variant="quiet"
          onPress={() => {
            if (isDiscarded) saveDraft(opportunityId, draft);
            else discardDraft(opportunityId);
            setIsDiscarded(!isDiscarded);
          }}
        >
          {isDiscarded ? 'Undo' : 'Discard'}
        </Button>
        <p role="status" className="text-control text-ink-2 empty:hidden">
          {isDiscarded && 'Text discarded.'}
          {!isDiscarded &&
            copying.state === 'selected' &&
            'The text is selected: copy it with your keyboard.'}
        </p>
      </div>
    </section>
  );
}
