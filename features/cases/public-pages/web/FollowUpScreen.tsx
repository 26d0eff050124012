import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { followUp } from '#features/cases/public-pages/domain/endpoints.ts';
import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { Loading } from '#ui/states.tsx';
import { CorporationLogo } from '#features/cases/public-pages/web/shared/CorporationLogo.tsx';
import { EditSubmission } from './EditSubmission.tsx';
import { FollowUpListing } from './FollowUpListing.tsx';
import { FollowUpMessages } from './FollowUpMessages.tsx';
import { SubmittedContent } from './SubmittedContent.tsx';
import { PublicLayout } from '#features/cases/public-pages/web/shared/PublicLayout.tsx';
import { SubmissionStatus } from './SubmissionStatus.tsx';
import { Unavailable } from './Unavailable.tsx';
import { Withdrawal } from './Withdrawal.tsx';

/** The link is a secret: keeps the page out of search engines. */
const noIndex = <meta name="robots" content="noindex" />;

/** Polling interval for replies. */
const pollMs = 60_000;

/** The submitter's page: state of the submission, messages, and withdrawal. */
export function FollowUpScreen() {
  const { key = '' } = useParams({ strict: false });
  const query = queryOptionsOf(followUp, { params: { key } });
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: pollMs });
  usePageSubject(data?.title);
  if (data) return <FollowUpPage followUpKey={key} followUpRecord={data} />;
  if (error) {
    return (
      <>
        {noIndex}
        <Unavailable title="Link not valid" error={error} onRetry={() => void refetch()}>
          Copy the whole link again from your receipt or from the email.
        </Unavailable>
      </>
    );
  }
  return (
    <Loading what="your submission">
      <div className="h-[200px] bg-sunken" />
      <div className="mx-auto max-w-[1120px] space-y-4 px-5 pt-10 sm:px-8">
        <div className="skeleton h-24 rounded-card" />
        <div className="skeleton h-40 rounded-card" />
      </div>
    </Loading>
  );
}

function FollowUpPage({
  followUpKey,
  followUpRecord,
}: {
  followUpKey: string;
  followUpRecord: FollowUp;
}) {
  const client = useQueryClient();
  const params = { key: followUpKey };
  const { corporation, opportunity, title, companyName, editable } = followUpRecord;
  const [isEditing, setIsEditing] = useState(false);
  const replace = (now: FollowUp | null) =>
    client.setQueryData(queryKeyOf(followUp, { params }), now);
  return (
    <>
      {noIndex}
      <PublicLayout
        corporation={corporation}
        band={
          <>
            <Link
              to="/c/$slug"
              params={{ slug: corporation.slug }}
              className="inline-flex items-center gap-3 py-1 font-semibold"
            >
              <CorporationLogo name={corporation.name} logoUrl={corporation.logoUrl} />
              {corporation.name}
            </Link>
            <h1 className="mt-8 max-w-[30ch] text-[clamp(1.75rem,3.6vw,2.5rem)] leading-[1.12] font-semibold tracking-[-0.025em] text-balance break-words">
              {title}
            </h1>
            <p className="mt-3 max-w-[70ch] break-words">
              {companyName} for{' '}
              {opportunity.isPublished ? (
                <Link
                  to="/c/$slug/$id"
                  params={{ slug: corporation.slug, id: opportunity.id }}
                  className="underline underline-offset-2"
                >
                  {opportunity.name}
                </Link>
              ) : (
                opportunity.name
              )}
            </p>
          </>
        }
      >
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
          <div className="min-w-0 space-y-10">
            <SubmissionStatus followUpRecord={followUpRecord} />
            {isEditing && editable && (
              <EditSubmission
                params={params}
                followUpRecord={followUpRecord}
                editable={editable}
                onSaved={replace}
                onClose={() => setIsEditing(false)}
                onStale={() =>
                  client.invalidateQueries({ queryKey: queryKeyOf(followUp, { params }) })
                }
              />
            )}
            <FollowUpMessages
              params={params}
              followUpRecord={followUpRecord}
              onSent={() =>
                client.invalidateQueries({ queryKey: queryKeyOf(followUp, { params }) })
              }
            />
          </div>
          <div className="min-w-0 space-y-10">
            <SubmittedContent
              followUpRecord={followUpRecord}
              onEdit={editable !== null && !isEditing ? () => setIsEditing(true) : null}
            />
            <FollowUpListing params={params} followUpRecord={followUpRecord} onChanged={replace} />
            <Withdrawal params={params} followUpRecord={followUpRecord} onWithdrawn={replace} />
          </div>
        </div>
      </PublicLayout>
    </>
  );
}
