import { useState } from 'react';
import type { CompanyNote } from '#domain/collections/note.ts';
import { ratingMost } from '#domain/collections/note.ts';
import { limits } from '#domain/limits.ts';
import { Ago } from '#web/ui/dates.tsx';
import { Stars, StarsShown } from '#web/ui/Stars.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useNotes, useWriteNote } from './use-notes.ts';

interface Props {
  readonly collectionId: string;
  readonly companyId: string;
  readonly canEdit: boolean;
}

/** Who wrote it last. */
function Written({ note }: { readonly note: CompanyNote }) {
  return (
    <p className="text-meta text-ink-3">
      {note.by.name}, <Ago at={note.updatedAt} />
    </p>
  );
}

/** What is thought of the company in this collection. It is saved when the field is left. */
export function NotePart({ collectionId, companyId, canEdit }: Props) {
  const note = useNotes(collectionId).get(companyId);
  const { mutate, isError } = useWriteNote(collectionId, companyId);
  const [typed, setTyped] = useState<string | null>(null);
  const [rating, words] = [note?.rating ?? null, note?.note ?? ''];
  if (!canEdit && note === undefined) return null;
  return (
    <section className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-meta font-semibold">In this collection</h3>
        {canEdit ? (
          <Stars
            label="Rating"
            most={ratingMost}
            value={rating}
            onChange={(chosen) => mutate({ note: typed ?? words, rating: chosen })}
          />
        ) : (
          rating !== null && <StarsShown value={rating} most={ratingMost} />
        )}
      </div>
      {canEdit ? (
        <TextArea
          label="Note"
          placeholder="What should the others know?"
          value={typed ?? words}
          maxLength={limits.noteCharacters}
          onChange={setTyped}
          onBlur={() => {
            if (typed === null || typed.trim() === words) return;
            // What was typed stays in the field until it is stored.
            mutate({ note: typed.trim(), rating }, { onSuccess: () => setTyped(null) });
          }}
        />
      ) : (
        words !== '' && <p className="whitespace-pre-line text-ink-2">{words}</p>
      )}
      {note && <Written note={note} />}
      {isError && (
        <p role="alert" className="text-meta text-bad">
          It is not saved yet. Leave the field again to try once more.
        </p>
      )}
    </section>
  );
}
