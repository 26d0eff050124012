import { Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { clsx } from 'clsx';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { may, whoMay } from '#core/domain/authorization/permissions.ts';
import { formatNumber } from '#core/domain/format.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { submissionParts, type SubmissionPart } from './search-params.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Place } from '#core/web/Place.tsx';
import { TimelineSkeleton } from '#ui/TimelineSkeleton.tsx';
import { TypedScoresContext } from './scores/typed-scores.ts';
import { ScoreSection } from './ScoreSection.tsx';
import { SubmissionHeader } from './SubmissionHeader.tsx';
import { SubmissionOverview } from './SubmissionOverview.tsx';
import { SubmitterMessages } from './SubmitterMessages.tsx';
import { useSubmissionKeys, type PressedKey } from './use-submission-keys.ts';

declare module '#core/web/places.ts' {
  interface Places {
    submissionHistory: { readonly submissionId: string };
    submissionComments: {
      readonly submissionId: string;
      /** Null: the reader may comment. Otherwise who may. */
      readonly whoMay: string | null;
      /** Whether the reader may hide comments, and sees hidden ones. */
      readonly canHide: boolean;
      /** Whether they have begun to write one. */
      readonly isWriting: boolean;
    };
  }
}

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
  readonly part: SubmissionPart | undefined;
  readonly onPart: (part: SubmissionPart | undefined) => void;
  /** Pressed on it in the list, before it was open. */
  readonly pressed?: PressedKey | null;
  /** Whether it has a page for itself, and stands not beside its list. */
  readonly isPage?: boolean;
}

const overview = 'overview';

interface Part {
  readonly id: SubmissionPart | typeof overview;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
}

/** One submission with everything the reader may see and do, in parts. */
export function SubmissionDetails(props: Props) {
  const { submission, opportunity, part, onPart, isPage = false } = props;
  const { person } = useSession();
  const [isWriting, setIsWriting] = useState(false);
  const hasComments = submission.numComments !== undefined;
  const isResting = opportunity.status === 'FINISHED' || submission.withdrawnAt !== null;
  const keys = useSubmissionKeys(props);
  /** Null when they may, else who may. Nobody may once it is finished or withdrawn. */
  const barredFrom = (permission: 'vote' | 'comment'): string | null => {
    if (opportunity.status === 'FINISHED') return 'open opportunities; this one is finished';
    if (isResting) return 'submissions that stand; this one was taken back';
    return may(person, permission, opportunity) ? null : whoMay(permission);
  };
  const { id, numComments } = submission;
  const parts: Part[] = [
    {
      id: overview,
      label: 'Overview',
      content: (
        <SubmissionOverview
          submission={submission}
          opportunity={opportunity}
          canLink={submission.withdrawnAt === null && may(person, 'editSubmission', opportunity)}
          whoMayVote={barredFrom('vote')}
          onComment={
            hasComments && barredFrom('comment') === null
              ? () => {
                  setIsWriting(true);
                  onPart('discussion');
                }
              : null
          }
        />
      ),
    },
  ];
  if (may(person, 'viewVotes', opportunity)) {
    const content = (
      <ScoreSection submissionId={id} opportunity={opportunity} whoMay={barredFrom('vote')} />
    );
    parts.push({ id: 'score', label: 'Score', content });
  }
  if (hasComments) {
    parts.push(
      {
        id: 'discussion',
        label: 'Discussion',
        count: numComments,
        content: (
          <>
            <p className="mb-4 flex items-center gap-1.5 text-small text-ink-3">
              <Lock aria-hidden className="size-3.5" strokeWidth={1.75} />
              For the case team alone.
            </p>
            <Place
              name="submissionComments"
              told={{
                submissionId: id,
                whoMay: barredFrom('comment'),
                canHide: may(person, 'hideComment', opportunity),
                isWriting,
              }}
              skeleton={<div className="skeleton h-16" />}
            />
          </>
        ),
      },
      {
        id: 'messages',
        label: 'Messages',
        content: <SubmitterMessages submission={submission} opportunity={opportunity} />,
      },
    );
  }
  if (opportunity.team) {
    parts.push({
      id: 'history',
      label: 'History',
      content: (
        <Place
          name="submissionHistory"
          told={{ submissionId: id }}
          skeleton={<TimelineSkeleton lines={3} />}
        />
      ),
    });
  }
  const header = (
    <SubmissionHeader
      submission={submission}
      opportunity={opportunity}
      keys={keys}
      isPage={isPage}
    />
  );
  if (parts.length === 1) {
    return (
      <div className="space-y-6">
        {header}
        {parts[0]?.content}
      </div>
    );
  }
  return (
    <TypedScoresContext value={keys.typed}>
      {header}
      <Tabs
        selectedKey={parts.find((one) => one.id === part)?.id ?? overview}
        onSelectionChange={(key) => {
          setIsWriting(false);
          onPart(submissionParts.find((one) => one === key));
        }}
      >
        <TabList
          aria-label="Parts of the submission"
          className={clsx(
            isPage ? 'sticky top-(--sticky-top)' : 'sticky -top-5',
            'z-10 -mx-5 mt-3 mb-4 flex gap-4 overflow-x-auto border-b border-line bg-surface px-5 [scrollbar-width:none]',
          )}
        >
          {parts.map(({ id: key, label, count }) => (
            <Tab
              key={key}
              id={key}
              className={clsx(
                'flex min-h-10 cursor-pointer items-center gap-1.5 border-b-2 border-transparent text-control font-medium whitespace-nowrap text-ink-3 transition-colors outline-none hover:text-ink data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-accent',
                key === 'messages'
                  ? 'data-[selected]:border-c3 data-[selected]:text-c3-ink'
                  : 'data-[selected]:border-accent data-[selected]:text-ink',
              )}
            >
              {label}
              {count !== undefined && count > 0 && (
                <span className="text-small text-ink-3 tabular">{formatNumber(count)}</span>
              )}
            </Tab>
          ))}
        </TabList>
        {parts.map(({ id: key, label, content }) => (
          <TabPanel key={key} id={key} className="outline-none">
            {isPage && <h2 className="sr-only">{label}</h2>}
            {content}
          </TabPanel>
        ))}
      </Tabs>
    </TypedScoresContext>
  );
}
