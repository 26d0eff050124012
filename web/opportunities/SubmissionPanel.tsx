import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { get } from '#domain/submissions/endpoints.ts';
import type { Submission } from '#domain/submissions/submission.ts';
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

function Whole({ submission }: { readonly submission: Submission }) {
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
    </div>
  );
}

/** One submission beside the list. `j` and `k` go to the next and the previous one. */
export function SubmissionPanel({ id, previous, next, onClose }: Props) {
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
      {data && <Whole submission={data} />}
    </SidePanel>
  );
}
