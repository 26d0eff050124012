import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { get } from '#domain/submissions/endpoints.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { may, whoMay } from '#domain/permissions.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { CommentThread } from '#web/pieces/CommentThread.tsx';
import { VoteButtons } from '#web/pieces/VoteButtons.tsx';
import { useSession } from '#web/session/use-session.ts';
import { ask } from '#web/transport/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/dates.tsx';
import { useKeys } from '#web/ui/keys.ts';
import { SidePanel } from '#web/ui/SidePanel.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { CompanySummary } from './CompanySummary.tsx';
import { StageName } from './StageName.tsx';

const Markdown = lazy(async () => ({ default: (await import('#web/ui/Markdown.tsx')).Markdown }));

interface Props {
  readonly id: string;
  readonly opportunity: Opportunity;
  readonly previous?: (() => void) | undefined;
  readonly next?: (() => void) | undefined;
  readonly onClose: () => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-meta font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}

function Whole({ submission, opportunity }: { readonly submission: Submission; readonly opportunity: Opportunity }) {
  const { person } = useSession();
  /** Null when they may, else who may. Finished cases rest. */
  const barredFrom = (permission: 'vote' | 'comment'): string | null => {
    if (opportunity.status === 'FINISHED') return 'open opportunities; this one is finished';
    return may(person, permission, opportunity) ? null : whoMay(permission);
  };
  const { title, pitch, answers, contactName, contactEmail, stage, createdAt } = submission;
  return (
    <div className="space-y-6">
      <header>
        <h2 className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.015em] break-words">{title}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-control text-ink-2">
          <StageName stage={stage} />
          <span className="text-ink-3">
            received <DateText at={createdAt} />
          </span>
        </p>
      </header>
      {submission.votes && (
        <VoteButtons submissionId={submission.id} votes={submission.votes} whoMay={barredFrom('vote')} />
      )}
      <CompanySummary submission={submission} />
      {pitch && (
        <Part title="Pitch">
          <Suspense fallback={<div className="skeleton h-24" />}>
            <Markdown text={pitch} className="text-body!" />
          </Suspense>
        </Part>
      )}
      {answers.length > 0 && (
        <Part title="Answers">
          <dl className="space-y-2.5">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-meta text-ink-3">{question}</dt>
                <dd className="break-words">{answer}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {(contactName ?? contactEmail) && (
        <Part title="Contact">
          <p>{contactName}</p>
          {contactEmail && (
            <a href={`mailto:${contactEmail}`} className="inline-block py-0.5 break-all text-accent-ink hover:underline">
              {contactEmail}
            </a>
          )}
        </Part>
      )}
      {submission.numComments !== undefined && (
        <Part title="Comments">
          <CommentThread submissionId={submission.id} whoMay={barredFrom('comment')} />
        </Part>
      )}
    </div>
  );
}

/** One submission beside the list. `j` and `k` go to the next and the previous one. */
export function SubmissionPanel({ id, opportunity, previous, next, onClose }: Props) {
  const { data, error, refetch } = useQuery(ask(get, { params: { id } }));
  useKeys({ j: () => next?.(), k: () => previous?.() });
  return (
    <SidePanel
      label="Submission"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="icon" aria-label="Previous submission" isDisabled={!previous} onPress={() => previous?.()}>
            <ChevronUp aria-hidden className="size-4" />
          </Button>
          <Button variant="quiet" size="icon" aria-label="Next submission" isDisabled={!next} onPress={() => next?.()}>
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        </>
      }
    >
      {error && <ErrorState title="The submission could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading what="the submission">
          <div className="space-y-4">
            <div className="skeleton h-6 w-3/4" />
            <div className="skeleton h-20" />
            <div className="skeleton h-32" />
          </div>
        </Loading>
      )}
      {data && <Whole key={data.id} submission={data} opportunity={opportunity} />}
    </SidePanel>
  );
}
