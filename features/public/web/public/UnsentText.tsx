import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { discardDraft, loadDraft, saveDraft, type Draft } from '#features/public/web/draft.ts';
import { copyTextOf, typedFieldsOf } from '#features/public/web/unsent-text.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly opportunityId: string;
  /** What was typed on this page. Default: what this browser keeps. */
  readonly typed?: Draft | null;
}

type State = 'idle' | 'copied' | 'selected' | 'discarded';

const statements: Readonly<Record<State, string>> = {
  idle: '',
  copied: '',
  selected: 'The text is selected: copy it with your keyboard.',
  discarded: 'Text discarded.',
};

/** What was typed into a form that is closed: nothing of it is lost until it is discarded. */
export function UnsentText({ opportunityId, typed = null }: Props) {
  const id = useId();
  const text = useRef<HTMLDListElement>(null);
  const [draft] = useState(() => typed ?? loadDraft(opportunityId, [], Date.now()));
  const [state, setState] = useState<State>('idle');
  const fields = typedFieldsOf(draft);
  if (fields.length === 0) return null;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copyTextOf(fields));
      setState('copied');
    } catch {
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
      setState('selected');
    }
  }

  const isDiscarded = state === 'discarded';
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
          {fields.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-control font-medium break-words text-ink-2">{label}</dt>
              <dd className="mt-0.5 break-words whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        {!isDiscarded && (
          <Button onPress={() => void copy()}>
            {state === 'copied' ? (
              <Check aria-hidden className="size-4 text-good-ink" />
            ) : (
              <Copy aria-hidden className="size-4" strokeWidth={1.75} />
            )}
            {state === 'copied' ? 'Copied' : 'Copy'}
          </Button>
        )}
        <Button
          variant="quiet"
          onPress={() => {
            if (isDiscarded) saveDraft(opportunityId, draft);
            else discardDraft(opportunityId);
            setState(isDiscarded ? 'idle' : 'discarded');
          }}
        >
          {isDiscarded ? 'Undo' : 'Discard'}
        </Button>
        <p role="status" className="text-control text-ink-2 empty:hidden">
          {statements[state]}
        </p>
      </div>
    </section>
  );
}
