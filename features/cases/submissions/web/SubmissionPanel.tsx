import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { Maximize2 } from 'lucide-react';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useScreenKeys } from '#core/web/screen-keys.ts';
import { Place, usePreloadedPlace } from '#core/web/Place.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { ListSteps } from '#core/web/views/ListSteps.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { SubmissionDetails } from './SubmissionDetails.tsx';
import type { PressedKey } from './use-submission-keys.ts';
import { useOpened } from './use-opened.ts';

declare module '#core/web/places.ts' {
  interface Places {
    /** Mounted while a submission is open; shows nothing. */
    openSubmission: { readonly submission: Submission };
  }
}

interface Props {
  readonly id: string;
  readonly opportunity: Opportunity;
  /** The ids of the list beside it, in order. */
  readonly order?: readonly string[];
  readonly onOpen: (id: string | undefined) => void;
  /** Pressed on it in the list, before it was open. */
  readonly pressed?: PressedKey | null;
}

const skeleton = <SkeletonLines of={['h-6 w-3/4', 'h-20', 'h-32']} className="space-y-4" />;

/** One submission beside the list. `j` and `k` go to the next and the previous one, in the same part. */
export function SubmissionPanel({ id, opportunity, order = [], onOpen, pressed }: Props) {
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  useOpened(query.data, opportunity);
  usePreloadedPlace('submissionActions');
  const { part } = useSearch({ from: '/shell/opportunity/$id' });
  const navigate = useNavigate({ from: '/opportunity/$id' });
  const next = order[order.indexOf(id) + 1];
  useScreenKeys([
    {
      keys: ['n'],
      what: 'Next submission',
      run: () => (order.includes(id) && next !== undefined ? onOpen(next) : false),
    },
  ]);
  return (
    <SidePanel
      label="Submission"
      onClose={() =>
        void navigate({
          search: (before) => ({ ...before, submission: undefined, part: undefined }),
          replace: true,
        })
      }
      actions={
        <>
          <ListSteps noun="submission" keys={order} openKey={id} onOpen={onOpen} />
          <ButtonLink
            variant="quiet"
            size="icon"
            aria-label="Open as a page"
            to="/submission/$id"
            params={{ id }}
            search={{ part }}
          >
            <Maximize2 aria-hidden className="size-4" strokeWidth={1.75} />
          </ButtonLink>
        </>
      }
    >
      <QueryBoundary what="submission" query={query} skeleton={skeleton}>
        {(submission) => (
          <>
            <Place name="openSubmission" told={{ submission }} />
            <SubmissionDetails
              key={submission.id}
              submission={submission}
              opportunity={opportunity}
              part={part}
              pressed={pressed ?? null}
              onPart={(next) =>
                void navigate({ search: (before) => ({ ...before, part: next }), replace: true })
              }
            />
          </>
        )}
      </QueryBoundary>
    </SidePanel>
  );
}
