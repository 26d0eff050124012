import { Check, X } from 'lucide-react';
import type { CollectionProposal } from '#features/directory/collections/domain/proposals.ts';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { Pill } from '#ui/Tag.tsx';

interface Props {
  readonly proposal: CollectionProposal;
  readonly canEdit: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly onWithdraw: () => void;
}

/** A proposed company: who, when and why, with what may be done. */
export function ProposalRow({ proposal, canEdit, onAccept, onDecline, onWithdraw }: Props) {
  const { company, by, at, note, isDeclined, isOwn } = proposal;
  const { id, name, logoUrl, oneLiner } = company;
  return (
    <li
      data-row={id}
      className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3.5 border-b border-line px-5 py-3.5 transition-colors focus-within:bg-accent-soft last:border-b-0 hover:bg-accent-soft"
    >
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" size="l" />
      <div className="min-w-0">
        <div className="flex min-h-8 items-center gap-1.5">
          <CompanyLink
            company={company}
            isStop
            className="min-w-0 flex-1 truncate font-semibold tracking-[-0.008em]"
          >
            {name}
          </CompanyLink>
          {isDeclined && <Pill>Declined</Pill>}
          {canEdit && !isDeclined && (
            <>
              <Button
                data-act="accept"
                aria-label={`Accept ${name}`}
                onPress={onAccept}
                className="px-2.5!"
              >
                <Check aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
                Accept
              </Button>
              <Button
                variant="quiet"
                size="icon"
                data-act="decline"
                aria-label={`Decline ${name}`}
                onPress={onDecline}
              >
                <X aria-hidden className="size-4" strokeWidth={1.75} />
              </Button>
            </>
          )}
          {isOwn && !canEdit && !isDeclined && (
            <Button
              variant="quiet"
              size="small"
              data-act="withdraw"
              aria-label={`Withdraw the proposal of ${name}`}
              onPress={onWithdraw}
            >
              Withdraw
            </Button>
          )}
        </div>
        {oneLiner && <p className="line-clamp-2 text-control text-ink-2">{oneLiner}</p>}
        {note !== null && (
          <p className="mt-1.5 rounded-control bg-sunken px-2.5 py-1.5 text-control break-words whitespace-pre-wrap">
            {note}
          </p>
        )}
        <p className="mt-1 text-small text-ink-3">
          {isOwn ? 'You' : by.name}, <RelativeTime at={at} />
        </p>
        <p className="mt-0.5 text-small text-ink-3">
          <CompanyLine company={company} />
        </p>
      </div>
    </li>
  );
}
