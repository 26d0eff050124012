import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  /** The stored text; undefined when it was deleted. */
  readonly note: CompanyNote | undefined;
  readonly onKeepBoth: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Edit conflict: shows both texts, and the user decides. */
export function NoteConflict({ note, onKeepBoth, onKeepMine, onTakeTheirs }: Props) {
  const { user } = useSession();
  const isOwn = note?.by.id === user?.id;
  const words = note?.note ?? '';
  return (
    <div role="status" className="space-y-2 rounded-control bg-warn-soft px-3 py-2.5 text-control">
      {words === '' ? (
        <p className="font-medium">The note was cleared while you were writing.</p>
      ) : (
        <>
          <p className="font-medium">
            {isOwn
              ? 'You changed the note on another screen:'
              : `${note?.by.name} changed the note while you were writing here:`}
          </p>
          <p className="max-h-40 overflow-auto whitespace-pre-line text-ink-2">{words}</p>
        </>
      )}
      <p className="flex flex-wrap gap-1.5">
        {words !== '' && (
          <Button size="small" onPress={onKeepBoth}>
            Keep both
          </Button>
        )}
        <Button size="small" onPress={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" onPress={onTakeTheirs}>
          Discard mine
        </Button>
      </p>
    </div>
  );
}
