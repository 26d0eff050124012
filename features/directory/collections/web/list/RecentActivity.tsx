import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pluralize } from '#core/domain/format.ts';
import { recentAdditions } from '#features/directory/collections/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { RelativeTime } from '#ui/dates.tsx';

/** What was added lately, beside the collections. */
export function RecentActivity() {
  const { data } = useQuery(queryOptionsOf(recentAdditions));
  if (!data || data.length === 0) return null;
  return (
    <section
      aria-label="Recent activity"
      className="self-start rounded-card border border-line bg-raised p-4"
    >
      <h2 className="text-small font-semibold">Recent activity</h2>
      <ul className="mt-2 space-y-3">
        {data.map(({ collectionId, name, by, count, at }) => (
          <li key={`${collectionId} ${by.id} ${at}`} className="flex gap-2.5 text-control">
            <Avatar id={by.id} name={by.name} shape="person" size="s" />
            <p className="min-w-0 leading-4.5 wrap-anywhere text-ink-2">
              <span className="font-medium text-ink">{by.name}</span> added{' '}
              {pluralize(count, 'company', 'companies')} to{' '}
              <Link
                to="/collection/$id"
                params={{ id: collectionId }}
                className="font-medium text-ink underline decoration-line-strong underline-offset-2 hover:decoration-current"
              >
                {name}
              </Link>
              <span className="block text-small text-ink-3">
                <RelativeTime at={at} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
