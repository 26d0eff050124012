import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { versions } from '#features/cases/submissions/domain/endpoints.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { changesBetween } from '#features/cases/submissions/domain/versions.ts';
import { DateText } from '#ui/dates.tsx';
import { TextDifference } from '#ui/TextDifference.tsx';

/** What the submitter changed, the last change first. */
export function RevisionList({ submission }: { readonly submission: Submission }) {
  const query = useQuery(queryOptionsOf(versions, { params: { id: submission.id } }));
  return (
    <QueryBoundary what="changes" skeleton={<div className="skeleton h-16" />} query={query}>
      {(earlier) => (
        <ol className="space-y-4">
          {earlier.map((before, place) => (
            <li key={before.number}>
              <p className="text-small font-medium text-ink-2">
                <DateText at={before.replacedAt} withTime />
              </p>
              <dl className="divide-y divide-line">
                {changesBetween(before, earlier[place - 1] ?? submission).map((change) => (
                  <div key={change.label} className="py-2">
                    <dt className="text-small text-ink-3">{change.label}</dt>
                    <dd className="mt-0.5 break-words whitespace-pre-wrap">
                      <TextDifference before={change.before} after={change.after} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </QueryBoundary>
  );
}
