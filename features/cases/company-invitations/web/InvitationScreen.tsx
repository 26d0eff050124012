import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#core/web/transport/call.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { received, track } from '#features/cases/company-invitations/domain/endpoints.ts';
import type { ReceivedInvitation } from '#features/cases/company-invitations/domain/invitation.ts';
import { PublicLayout } from '#features/cases/public-pages/web/shared/PublicLayout.tsx';
import { PublicOpportunityPage } from '#features/cases/public-pages/web/shared/PublicOpportunityPage.tsx';
import { UnsentText } from '#features/cases/public-pages/web/shared/UnsentText.tsx';
import { CorporationLogo } from '#features/cases/public-pages/web/shared/CorporationLogo.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';

/** The link is a secret: keeps the page out of search engines. */
const noIndex = <meta name="robots" content="noindex" />;

/** Tracking must never disturb: an error of it is nobody's here. */
const tell = (key: string, step: 'opened' | 'started') =>
  void call(track, { params: { key }, body: { step } }).catch(() => undefined);

/** An invitation whose opportunity takes no submissions any more. */
function Closed({ invitation }: { readonly invitation: ReceivedInvitation }) {
  const { corporation, invitedTo } = invitation;
  return (
    <PublicLayout
      corporation={corporation}
      band={
        <span className="inline-flex items-center gap-3 py-1 font-semibold">
          <CorporationLogo name={corporation.name} logoUrl={corporation.logoUrl} />
          {corporation.name}
        </span>
      }
    >
      <h1 className="text-page font-semibold tracking-[-0.021em]">
        This opportunity takes no more submissions
      </h1>
      <p className="mt-2 text-reading text-ink-2">
        <Link
          to="/c/$slug"
          params={{ slug: corporation.slug }}
          className="text-accent-ink underline underline-offset-2"
        >
          See other opportunities at {corporation.name}
        </Link>
      </p>
      <div className="mt-8 max-w-[720px]">
        <UnsentText opportunityId={String(invitedTo)} />
      </div>
    </PublicLayout>
  );
}

/** `/invited/{key}`: the opportunity with its form, for a company that was invited. */
export function InvitationScreen() {
  const { key = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery({
    ...queryOptionsOf(received, { params: { key } }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isThere = data !== undefined;
  const open = useEffectEvent(() => tell(key, 'opened'));
  useEffect(() => {
    if (isThere) open();
  }, [isThere]);
  if (error && !data) {
    return (
      <main className="grid min-h-dvh place-items-center">
        {noIndex}
        {isGone(error) ? (
          <EmptyState isPage title="Invitation not valid">
            It was withdrawn, or the address is mistyped. Copy the whole link from the email.
          </EmptyState>
        ) : (
          <ErrorState
            isPage
            title="The invitation could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </main>
    );
  }
  if (!data) {
    return (
      <Loading what="the invitation">
        <div className="h-[200px] bg-sunken" />
      </Loading>
    );
  }
  const { opportunityId, companyName, website, state } = data;
  const isOver = state === 'expired' || state === 'submitted';
  return (
    <>
      {noIndex}
      {opportunityId === null ? (
        <Closed invitation={data} />
      ) : (
        <PublicOpportunityPage
          id={String(opportunityId)}
          notice={<InvitationNotice invitationKey={key} invitation={data} />}
          {...(!isOver && {
            invitation: {
              key,
              prefilled: { companyName, ...(website !== null && { website }) },
              onStart: () => tell(key, 'started'),
            },
          })}
        />
      )}
    </>
  );
}
