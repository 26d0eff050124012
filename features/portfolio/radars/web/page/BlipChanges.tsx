import type { BlipHistory } from '#features/portfolio/radars/domain/blip-history.ts';
import { RelativeTime } from '#ui/dates.tsx';

/** What people changed of a blip, the newest first. */
export function BlipChanges({ changes }: Pick<BlipHistory, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="History">
      <h3 className="mb-2 text-control font-semibold">History</h3>
      <ol className="space-y-2 text-control text-ink-2">
        {changes.map(({ id, at, actor, sentence, reason }) => (
          <li key={id}>
            <span className="font-medium text-ink">{actor?.name ?? 'Someone'}</span> {sentence}{' '}
            <span className="text-small text-ink-3">
              <RelativeTime at={at} />
            </span>
            {reason && <span className="block text-ink-3">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
