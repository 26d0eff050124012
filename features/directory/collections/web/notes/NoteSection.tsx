import type { RefObject } from 'react';
import { ratingMost, type CompanyNote } from '#features/directory/collections/domain/note.ts';
import { limits } from '#core/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { StarRating, StarRatingDisplay } from '#ui/StarRating.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { NoteConflict } from './NoteConflict.tsx';
import { useNoteDraft } from './use-note-draft.ts';
import { useNotes } from './use-notes.ts';

interface Props {
  readonly collectionId: string;
  readonly companyId: string;
  readonly canEdit: boolean;
  /** The text field. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const heading = <h3 className="text-small font-semibold">In this collection</h3>;

/** Author and time of the last change. */
function LastChange({ note }: { readonly note: CompanyNote }) {
  return (
    <p className="text-small text-ink-3">
      {note.by.name}, <RelativeTime at={note.updatedAt} />
    </p>
  );
}

/** The user's note and rating of the company in this collection. */
export function NoteSection({ collectionId, companyId, canEdit, field }: Props) {
  const note = useNotes(collectionId).get(companyId);
  if (canEdit) {
    return (
      <NoteEditor
        key={companyId}
        collectionId={collectionId}
        companyId={companyId}
        note={note}
        field={field}
      />
    );
  }
  if (note === undefined) return null;
  return (
    <section className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        {heading}
        {note.rating !== null && <StarRatingDisplay value={note.rating} most={ratingMost} />}
      </div>
      {note.note !== '' && <p className="whitespace-pre-line text-ink-2">{note.note}</p>}
      <LastChange note={note} />
    </section>
  );
}

interface EditorProps extends Omit<Props, 'canEdit'> {
  readonly note: CompanyNote | undefined;
}

/** Saves automatically. */
function NoteEditor({ collectionId, companyId, note, field }: EditorProps) {
  const draft = useNoteDraft(collectionId, companyId, note);
  // The question unmounts, with the focused button.
  const decide = (action: () => unknown) => () => {
    action();
    field.current?.focus();
  };
  return (
    <section className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        {heading}
        <StarRating
          label="Rating"
          most={ratingMost}
          value={note?.rating ?? null}
          onChange={draft.rate}
        />
      </div>
      <TextArea
        label="Note"
        placeholder="Add a note for the others"
        value={draft.shown}
        maxLength={limits.noteCharacters}
        onChange={draft.type}
        onBlur={draft.leave}
        field={field}
      />
      {draft.isNoteConflict && (
        <NoteConflict
          note={note}
          onKeepBoth={decide(draft.keepBoth)}
          onKeepMine={decide(draft.keepMine)}
          onTakeTheirs={decide(draft.takeTheirs)}
        />
      )}
      {draft.isSaving ? (
        <p className="text-small text-ink-3">Saving…</p>
      ) : (
        note && !draft.isNoteConflict && <LastChange note={note} />
      )}
      {draft.hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-small text-bad-ink">
          It is not saved yet.
          <Button size="small" onPress={draft.retry}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}
