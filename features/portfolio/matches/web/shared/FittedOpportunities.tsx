import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { opportunitiesOf } from '#features/portfolio/matches/domain/endpoints.ts';

/** The open opportunities that a company fits. Renders nothing when there are none. */
export function FittedOpportunities({ company: { kind, id } }: { readonly company: CompanyRef }) {
  const { data } = useQuery(queryOptionsOf(opportunitiesOf, { params: { kind, id } }));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="fitted-opportunities">
      <h2 id="fitted-opportunities" className="mb-3 text-panel font-semibold tracking-[-0.015em]">
        Opportunities it fits
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {data.map((opportunity) => (
          <li key={opportunity.id} className="flex flex-wrap items-baseline gap-x-4 px-4 py-3">
            <div className="min-w-0 flex-1">
              <Link
                to="/opportunity/$id"
                params={{ id: String(opportunity.id) }}
                className="inline-flex min-h-6 items-center font-semibold hover:underline"
              >
                {opportunity.name}
              </Link>
              <p className="text-small text-ink-3">
                {opportunity.corporationName} · in common: {opportunity.terms.join(', ')}
              </p>
            </div>
            {opportunity.isSubmitted && <span className="text-small text-ink-3">Submitted</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
