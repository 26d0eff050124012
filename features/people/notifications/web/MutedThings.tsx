import type { NotificationSettings } from '#features/people/notifications/domain/settings.ts';
import { Button } from '#ui/Button.tsx';

type Muted = NotificationSettings['muted'][number];

/** Things that one is not notified of; mentions still come. */
export function MutedThings({
  muted,
  onUnmute,
}: {
  readonly muted: readonly Muted[];
  readonly onUnmute: (thing: Muted) => void;
}) {
  return (
    <section aria-labelledby="muted">
      <h2 id="muted" className="text-reading font-semibold">
        Muted
      </h2>
      {muted.length === 0 ? (
        <p className="mt-2 text-control text-ink-2">
          Nothing is muted. Mute a submission, a collection or a search in the list of
          notifications; mentions still arrive.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
          {muted.map((thing) => (
            <li
              key={`${thing.subject} ${thing.subjectId}`}
              className="flex min-h-12 items-center justify-between gap-4 px-4 py-2"
            >
              <span className="min-w-0 truncate text-control">{thing.name}</span>
              <Button
                size="small"
                aria-label={`Unmute ${thing.name}`}
                onPress={() => onUnmute(thing)}
              >
                Unmute
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
