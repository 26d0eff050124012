import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { CopyLink } from '#ui/CopyLink.tsx';
import { StepMark } from '#ui/StepMark.tsx';

const linkLook = 'min-h-6 font-medium text-accent-ink hover:underline';

function Step({ isDone, children }: { readonly isDone: boolean; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <StepMark isDone={isDone} />
      {children}
    </li>
  );
}

/** What a new opportunity needs before submissions come, for those who may edit it. */
export function NextSteps({ opportunity }: { readonly opportunity: Opportunity }) {
  const { person } = useSession();
  const { corporations } = useCorporation();
  const { id, corporationId, introduction, businessNeed, publishedAt, team = [] } = opportunity;
  const isNew = opportunity.status === 'ACTIVE' && opportunity.numSubmissions === 0;
  if (!isNew || !may(person, 'editOpportunity', opportunity)) return null;
  const slug = corporations.find((one) => one.id === corporationId)?.slug;
  const params = { id };
  return (
    <section
      aria-labelledby="next-steps"
      className="rounded-card border border-line bg-raised px-5 py-4"
    >
      <h2 id="next-steps" className="mb-2 font-semibold">
        Next steps
      </h2>
      <ul className="space-y-1.5">
        <Step isDone={Boolean(introduction?.trim() && businessNeed?.trim())}>
          <Link to="/opportunity/$id/edit" params={params} className={linkLook}>
            Write the brief
          </Link>
        </Step>
        <Step isDone={team.length > 1}>
          <Link to="/opportunity/$id" params={params} search={{ tab: 'team' }} className={linkLook}>
            Invite the case team
          </Link>
        </Step>
        <Step isDone={publishedAt !== null}>
          <Link to="/opportunity/$id/edit" params={params} className={linkLook}>
            Publish it on the public page
          </Link>
        </Step>
      </ul>
      {publishedAt !== null && slug !== undefined && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-control text-ink-2">
          Share the public page to get submissions.
          <CopyLink path={`${linkToPublicPage(slug)}/${id}`} />
        </p>
      )}
    </section>
  );
}
