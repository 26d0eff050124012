import { Ban, Pin, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { reasonWords } from '#features/portfolio/matches/domain/reasons.ts';
import { placeWords } from '#features/portfolio/pitch-days/web/day-words.ts';
import { nextBestWords } from '#features/portfolio/pitch-days/web/pair-states.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import type { PairKey } from '#features/portfolio/pitch-days/web/use-change.ts';
import { usePairs } from '#features/portfolio/pitch-days/web/use-scores.ts';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { usePairActions } from './use-pair-actions.ts';

interface Props {
  readonly day: PitchDayPage;
  readonly pair: PairKey;
  readonly onClose: () => void;
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Why two meet, what would be instead, and whether they must or must not. */
export function PairPanel({ day, pair, onClose }: Props) {
  const id = useId();
  const { score, plan, session } = usePairs(day)(pair.opportunityId, pair.companyId);
  const { set, toggle } = usePairActions(day);
  const [reason, setReason] = useState(plan?.reason ?? '');
  const company = day.companies.find((one) => one.company.id === pair.companyId)?.company;
  const opportunity = day.opportunities.find((one) => one.id === pair.opportunityId);
  const panel = useRef<HTMLElement>(null);
  // Above the list on a small screen, out of sight of who has scrolled down.
  useEffect(() => {
    // In newer browsers it answers with a promise, which React would call as a cleanup.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  if (!company || !opportunity) return null;
  const saveReason = () => {
    const next = reason.trim() === '' ? null : reason.trim();
    if (plan && next !== plan.reason) set(pair, plan.state, next);
  };
  return (
    <aside
      ref={panel}
      aria-labelledby={`${id}-title`}
      className="w-full shrink-0 space-y-4 self-start rounded-card border border-line bg-raised p-4 max-lg:order-first lg:w-80"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-card font-semibold break-words">
            <CompanyLink company={company}>{company.name}</CompanyLink>
          </h2>
          <p className="text-control break-words text-ink-2">{opportunity.name}</p>
        </div>
        <Button variant="quiet" size="icon" aria-label="Close" onPress={onClose}>
          <X {...icon} />
        </Button>
      </div>
      {company.oneLiner !== null && <p className="break-words">{company.oneLiner}</p>}
      <p className="text-control text-ink-2">
        <CompanyLine company={company} />
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-control">
        <dt className="text-ink-2">Score</dt>
        <dd className="font-medium tabular">{score === null ? '–' : Math.round(score)}</dd>
        {session && (
          <>
            <dt className="text-ink-2">When</dt>
            <dd>{placeWords(day, session.slot, session.room)}</dd>
            <dt className="text-ink-2">Why</dt>
            <dd>
              {session.reasons.length === 0 ? (
                'No words in common.'
              ) : (
                <ul className="space-y-1">
                  {session.reasons.map((one) => (
                    <li key={`${one.field} ${one.at} ${one.from}`} className="break-words">
                      {reasonWords(one)}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
            <dt className="text-ink-2">Instead</dt>
            <dd>{nextBestWords(session)}</dd>
          </>
        )}
      </dl>
      {session?.clashes.map((clash) => (
        <p key={clash} className="text-control text-bad-ink">
          {clash}
        </p>
      ))}
      {day.mayEdit ? (
        <div className="space-y-3 border-t border-line pt-4">
          <div className="flex flex-wrap gap-2">
            <Button
              aria-pressed={plan?.state === 'pinned'}
              variant={plan?.state === 'pinned' ? 'primary' : 'plain'}
              onPress={() => toggle(pair, 'pinned')}
            >
              <Pin {...icon} />
              {plan?.state === 'pinned' ? 'Unpin' : 'Pin'}
            </Button>
            <Button
              variant={plan?.state === 'forbidden' ? 'primary' : 'plain'}
              onPress={() => toggle(pair, 'forbidden')}
            >
              <Ban {...icon} />
              {plan?.state === 'forbidden' ? 'Allow' : 'Forbid'}
            </Button>
          </div>
          {plan && (
            <div onBlur={saveReason}>
              <TextField
                id={`${id}-reason`}
                label="Reason"
                isRequired={false}
                problem={undefined}
                value={reason}
                onChange={setReason}
                maxLength={pitchDayLimits.reasonCharacters}
              />
            </div>
          )}
        </div>
      ) : (
        plan && (
          <p className="border-t border-line pt-4 text-control">
            {plan.state === 'pinned' ? 'Pinned' : 'Forbidden'}
            {plan.reason !== null && `: ${plan.reason}`}
          </p>
        )
      )}
    </aside>
  );
}
