import { Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { pluralize } from '#core/domain/format.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { useInvitations } from '#features/cases/company-invitations/web/shared/use-invitations.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { formatCompanyRef } from '#features/portfolio/search-screen/web/shared/company-ref-param.ts';
import { isHidden } from '#features/portfolio/matches/domain/attention.ts';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { Match } from '#features/portfolio/matches/domain/match.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toasts.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { MatchRow } from './MatchRow.tsx';
import { useRefreshMatches } from './use-match-settings.ts';
import { useThumb } from './use-thumb.ts';

const AddSubmissionDialog = lazyPart(
  () => import('#features/cases/submissions/web/shared/AddSubmissionDialog.tsx'),
  'AddSubmissionDialog',
);

const InviteDialog = lazyPart(
  () => import('#features/cases/company-invitations/web/shared/InviteDialog.tsx'),
  'InviteDialog',
);

/** The opportunity that is matched, and what the viewer may do about a company. */
export interface MatchedOpportunity {
  readonly id: string;
  readonly maySubmit: boolean;
  readonly mayInvite: boolean;
  /** Who sees the case team also sees who was invited, and shares thumbs with it. */
  readonly seesTeam: boolean;
}

/** Rows at first, and with each "Show more". */
const rowsAtOnce = 25;

interface Props {
  readonly matches: readonly Match[];
  readonly criteria: readonly Criterion[];
  readonly opportunity: MatchedOpportunity | null;
  readonly open: string | undefined;
  readonly onOpen: (company: string) => void;
}

/** The companies that fit. Those submitted here or blacklisted are shown on request. */
export function MatchList({ matches, criteria, opportunity, open, onOpen }: Props) {
  const [showsHidden, setShowsHidden] = useState(false);
  const [most, setMost] = useState(rowsAtOnce);
  const [submitted, setSubmitted] = useState<NamedCompany | null>(null);
  const [invited, setInvited] = useState<NamedCompany | null>(null);
  const { data: invitations } = useInvitations(opportunity?.id, opportunity?.seesTeam === true);
  /** The latest one of each company. */
  const invitationOf = useMemo(
    () =>
      new Map(
        (invitations?.data ?? [])
          .toReversed()
          .flatMap((one) => (one.company === null ? [] : [[one.company.id, one]])),
      ),
    [invitations],
  );
  const list = useRef<HTMLUListElement>(null);
  const isSmall = useMediaQuery(smallScreen);
  const thumb = useThumb(opportunity?.id ?? '');
  const refresh = useRefreshMatches();
  useListKeys({ list, openKey: open, hasArrows: true });
  const hidden = matches.filter(({ known }) => isHidden(known)).length;
  const rows = showsHidden ? matches : matches.filter(({ known }) => !isHidden(known));
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3">
        <p role="status" className="text-control text-ink-2">
          {pluralize(rows.length, 'company', 'companies')}
        </p>
        {hidden > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={showsHidden}
            onPress={() => setShowsHidden(!showsHidden)}
          >
            {showsHidden ? 'Hide' : 'Show'} {hidden} submitted or blacklisted
          </Button>
        )}
      </div>
      <ul ref={list} aria-label="Matches" className="border-t border-line">
        {rows.slice(0, most).map((match) => (
          <MatchRow
            key={match.company.id}
            match={match}
            criteria={criteria}
            isOpen={open === formatCompanyRef(match.company)}
            isSmall={isSmall}
            onOpen={onOpen}
            onThumb={opportunity === null ? undefined : thumb}
            invitation={invitationOf.get(match.company.id)}
            onInvite={opportunity?.mayInvite === true && invitations ? setInvited : undefined}
            onSubmit={opportunity?.maySubmit === true ? setSubmitted : undefined}
          />
        ))}
      </ul>
      {rows.length > most && (
        <Button className="mt-4" onPress={() => setMost(most + rowsAtOnce)}>
          Show more
        </Button>
      )}
      <Suspense fallback={null}>
        {submitted && opportunity && (
          <AddSubmissionDialog
            opportunityId={opportunity.id}
            company={submitted}
            onClose={() => setSubmitted(null)}
            onSaved={() => {
              toast(`${submitted.name} was submitted`);
              setSubmitted(null);
              void refresh();
            }}
          />
        )}
        {invited && opportunity && invitations && (
          <InviteDialog
            opportunityId={opportunity.id}
            company={invited}
            invitations={invitations}
            onClose={() => setInvited(null)}
          />
        )}
      </Suspense>
    </>
  );
}
