import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { challenge as challengeEndpoint } from '#domain/public/endpoints.ts';
import type { PublicChallenge } from '#domain/public/pages.ts';
import { ask } from '#web/transport/ask.ts';
import { usePageSubject } from '#web/ui/page-title.ts';
import { Loading } from '#web/ui/states.tsx';
import { ChallengeBrief } from './ChallengeBrief.tsx';
import { ChallengeFacts } from './ChallengeFacts.tsx';
import { CorporationMark } from './CorporationMark.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { forgetReceipt, keepReceipt, recallReceipt } from './receipts.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { Unavailable } from './Unavailable.tsx';

/** A challenge, and the form that answers it. */
export function ChallengeScreen() {
  const { slug = '', id = '' } = useParams({ strict: false });
  const {
    data: challenge,
    error,
    refetch,
  } = useQuery({
    ...ask(challengeEndpoint, { params: { id } }),
    // A new token while somebody writes would only unsettle what they are about to send.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  usePageSubject(challenge?.name);
  if (!challenge) {
    if (!error) return <ChallengeSkeleton />;
    return (
      <Unavailable title="This challenge is not here" error={error} onRetry={() => void refetch()}>
        It may have ended, or the address is mistyped.
      </Unavailable>
    );
  }
  return (
    <Challenge
      key={challenge.id}
      slug={slug}
      challenge={challenge}
      onStale={async () => (await refetch()).isSuccess}
    />
  );
}

interface Props {
  readonly slug: string;
  readonly challenge: PublicChallenge;
  /** Fetches the challenge anew; whether that worked. */
  readonly onStale: () => Promise<boolean>;
}

function Challenge({ challenge, onStale }: Props) {
  const [receipt, setReceipt] = useState(() => recallReceipt(challenge.id));
  const { corporation } = challenge;
  const isOpen = challenge.status === 'ACTIVE';
  return (
    <PublicFrame
      accent={corporation.accent}
      band={
        <>
          <Link
            to="/c/$slug"
            params={{ slug: corporation.slug }}
            className="inline-flex items-center gap-3 py-1 font-semibold"
          >
            <CorporationMark name={corporation.name} logoUrl={corporation.logoUrl} />
            <span className="flex items-center gap-1.5">
              <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
              <span className="sr-only">All challenges of </span>
              {corporation.name}
            </span>
          </Link>
          <h1 className="mt-8 max-w-[26ch] text-[clamp(1.75rem,3.6vw,2.5rem)] leading-[1.12] font-semibold tracking-[-0.025em] text-balance break-words">
            {challenge.name}
          </h1>
        </>
      }
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <ChallengeFacts challenge={challenge} isAnswerable={isOpen && receipt === null} />
        <div className="min-w-0 lg:order-first">
          <ChallengeBrief challenge={challenge} />
          <div id="answer" className="mt-14 scroll-mt-6">
            {receipt !== null && (
              <ReceiptCard
                receipt={receipt}
                corporationName={corporation.name}
                onAnother={() => {
                  forgetReceipt(challenge.id);
                  setReceipt(null);
                }}
              />
            )}
            {receipt === null && isOpen && (
              <SubmissionForm
                challenge={challenge}
                onStale={onStale}
                onHandedIn={(handed) => {
                  keepReceipt(challenge.id, handed);
                  setReceipt(handed);
                }}
              />
            )}
            {receipt === null && !isOpen && (
              <p className="rounded-card border border-line bg-surface p-6 text-reading text-ink-2">
                This challenge has ended and takes no more submissions.{' '}
                <Link
                  to="/c/$slug"
                  params={{ slug: corporation.slug }}
                  className="text-accent-ink underline underline-offset-2"
                >
                  See what else {corporation.name} is looking for
                </Link>
                .
              </p>
            )}
          </div>
        </div>
      </div>
    </PublicFrame>
  );
}

function ChallengeSkeleton() {
  return (
    <Loading what="the challenge">
      <div className="h-[200px] bg-sunken" />
      <div className="mx-auto max-w-[1120px] space-y-3 px-5 pt-10 sm:px-8">
        <div className="skeleton h-4 max-w-[68ch]" />
        <div className="skeleton h-4 max-w-[68ch]" />
        <div className="skeleton h-4 max-w-[40ch]" />
      </div>
    </Loading>
  );
}
