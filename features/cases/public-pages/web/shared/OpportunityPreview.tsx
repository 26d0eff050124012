import type { PublicOpportunity } from '#features/cases/public-pages/domain/pages.ts';
import { PublicOpportunityBrief } from '#features/cases/public-pages/web/PublicOpportunityBrief.tsx';
import { PublicOpportunityFacts } from '#features/cases/public-pages/web/PublicOpportunityFacts.tsx';
import { CorporationLogo } from './CorporationLogo.tsx';
import { PublicLayout } from './PublicLayout.tsx';

/** An opportunity's public page, drawn smaller, to look at only. */
export function OpportunityPreview({ opportunity }: { readonly opportunity: PublicOpportunity }) {
  const { corporation, name } = opportunity;
  return (
    <div aria-hidden inert className="[zoom:0.6]">
      <PublicLayout
        corporation={corporation}
        isPreview
        band={
          <>
            <p className="flex items-center gap-3 font-semibold">
              <CorporationLogo name={corporation.name} logoUrl={corporation.logoUrl} />
              {corporation.name}
            </p>
            <p className="mt-8 max-w-[26ch] text-[2.25rem] leading-[1.12] font-semibold tracking-[-0.025em] text-balance break-words">
              {name}
            </p>
          </>
        }
      >
        <div className="space-y-9">
          <PublicOpportunityFacts opportunity={opportunity} isAnswerable />
          <PublicOpportunityBrief opportunity={opportunity} />
        </div>
      </PublicLayout>
    </div>
  );
}
