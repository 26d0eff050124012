import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useEnd } from '#core/web/deadlines/use-end.ts';
import type { PublicOpportunity } from '#features/cases/public-pages/domain/pages.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { PublicOpportunityBrief } from './PublicOpportunityBrief.tsx';
import { PublicOpportunityFacts } from './PublicOpportunityFacts.tsx';
import { CorporationLogo } from '#features/cases/public-pages/web/shared/CorporationLogo.tsx';
import { PublicLayout } from '#features/cases/public-pages/web/shared/PublicLayout.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { saveDraft, type Draft } from './draft.ts';
import { removeReceipt, saveReceipt, findReceipt } from './receipts.ts';
import { SubmissionForm, type FormInvitation } from './SubmissionForm.tsx';

interface Props {
  readonly opportunity: PublicOpportunity;
  /** Refetches the opportunity; resolves to whether that succeeded. */
  readonly onStale: () => Promise<boolean>;
  readonly invitation?: FormInvitation | undefined;
  /** Above the brief. */
  readonly notice?: ReactNode;
}

/** The brief, the form, and the receipt in place of the form. */
export function PublicOpportunityContent({ opportunity, onStale, invitation, notice }: Props) {
  const [receipt, setReceipt] = useState(() => findReceipt(opportunity.id));
  const { corporation } = opportunity;
  const [refused, setRefused] = useState<Draft | null>(null);
  const { status, endDate, timeZone, daysLeft } = opportunity;
  const isOpen = status === 'ACTIVE' && refused === null;
  const [wasOpen] = useState(isOpen);
  useEnd({ end: endDate, timeZone, daysLeft: isOpen ? daysLeft : null }, onStale);
  return (
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
            <span className="flex items-center gap-1.5">
              <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
              <span className="sr-only">All opportunities of </span>
              {corporation.name}
            </span>
          </Link>
          <h1 className="mt-8 max-w-[26ch] text-[clamp(1.75rem,3.6vw,2.5rem)] leading-[1.12] font-semibold tracking-[-0.025em] text-balance break-words">
            {opportunity.name}
          </h1>
        </>
      }
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <PublicOpportunityFacts
          opportunity={opportunity}
          isAnswerable={isOpen && receipt === null}
        />
        <div className="min-w-0 lg:order-first">
          {notice}
          <PublicOpportunityBrief opportunity={opportunity} />
          <div id="answer" className="mt-14 scroll-mt-6">
            {receipt !== null && (
              <ReceiptCard
                receipt={receipt}
                corporationName={corporation.name}
                onAnother={() => {
                  removeReceipt(opportunity.id);
                  setReceipt(null);
                  // The focused button was removed with the receipt: moves the focus to the form.
                  requestAnimationFrame(() => document.getElementById('companyName')?.focus());
                }}
              />
            )}
            {receipt === null && isOpen && (
              <SubmissionForm
                opportunity={opportunity}
                onStale={onStale}
                invitation={invitation}
                onClosed={(draft) => {
                  saveDraft(opportunity.id, draft);
                  setRefused(draft);
                  void onStale();
                }}
                onSubmitted={(handed) => {
                  saveReceipt(opportunity.id, handed);
                  setReceipt(handed);
                }}
              />
            )}
            {receipt === null && !isOpen && (
              <ClosedNotice opportunity={opportunity} refused={refused} isNews={wasOpen} />
            )}
          </div>
        </div>
      </div>
    </PublicLayout>
  );
}
