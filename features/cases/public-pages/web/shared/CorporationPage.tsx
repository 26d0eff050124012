import type { PublicPage } from '#features/cases/public-pages/domain/pages.ts';
import { CorporationLogo } from '#features/cases/public-pages/web/shared/CorporationLogo.tsx';
import { PublicLayout } from '#features/cases/public-pages/web/shared/PublicLayout.tsx';
import { PublicOpportunityCard } from './PublicOpportunityCard.tsx';
import { EmptyState } from '#ui/states.tsx';

interface Props {
  readonly page: PublicPage;
  /** Inside another page: without landmarks and headings of its own. */
  readonly isPreview?: boolean;
}

/** A corporation's public page: its profile and open opportunities. */
export function CorporationPage({ page, isPreview = false }: Props) {
  const { slug, name, headline, introduction, logoUrl, opportunities } = page;
  const Title = isPreview ? 'p' : 'h1';
  const Heading = isPreview ? 'p' : 'h2';
  return (
    <PublicLayout
      corporation={page}
      isTall
      isPreview={isPreview}
      band={
        <>
          <p className="flex items-center gap-3 text-[1.0625rem] font-semibold tracking-[-0.01em]">
            <CorporationLogo key={logoUrl} name={name} logoUrl={logoUrl} />
            {name}
          </p>
          <Title className="mt-12 max-w-[20ch] text-[clamp(2rem,4.6vw,3.25rem)] leading-[1.08] font-semibold tracking-[-0.03em] text-balance break-words sm:mt-16">
            {headline ?? `${name} is looking for ideas`}
          </Title>
          {introduction && (
            <p className="mt-5 max-w-[58ch] text-[1.0625rem] leading-7 whitespace-pre-line">
              {introduction}
            </p>
          )}
        </>
      }
    >
      <section {...(!isPreview && { 'aria-labelledby': 'opportunities' })}>
        <Heading
          {...(!isPreview && { id: 'opportunities' })}
          className="mb-5 text-panel font-semibold tracking-[-0.015em]"
        >
          Open opportunities{' '}
          {opportunities.length > 0 && (
            <span className="ml-1 font-normal text-ink-3 tabular">{opportunities.length}</span>
          )}
        </Heading>
        {opportunities.length === 0 ? (
          <div className="rounded-card border border-line bg-raised">
            <EmptyState title="No open opportunities">
              {name} publishes new ones from time to time.
            </EmptyState>
          </div>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {opportunities.map((opportunity) => (
              <li key={opportunity.id}>
                <PublicOpportunityCard slug={slug} opportunity={opportunity} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </PublicLayout>
  );
}
