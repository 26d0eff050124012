import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { records } from '#features/directory/companies/domain/match-endpoints.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { distinctNamesOf } from '#features/directory/companies/web/shared/record-names.ts';
import { SameRecord, SuggestedRecord, type RecordProps } from './OtherRecord.tsx';
import { Section } from './Section.tsx';
import { useMatchDecision } from '#features/directory/companies/web/shared/use-match-decision.ts';

/**
 * Other records of the company, with suggestions for users who may decide. Renders nothing without
 * any.
 */
export function OtherRecords({ company }: { readonly company: Company }) {
  const { person } = useSession();
  const mayDecide = may(person, 'matchCompanies');
  const { kind, id } = company;
  const { data } = useQuery(queryOptionsOf(records, { params: { kind, id } }));
  const decide = useMatchDecision();
  if (!data || data.same.length + data.suggested.length === 0) return null;
  const onDecide: RecordProps['onDecide'] = ({ id: matchId, state = 'suggested' }, other, to) =>
    decide({ id: matchId, names: distinctNamesOf(company, other), state }, to);
  return (
    <Section
      title="Other records"
      aside={
        data.suggested.length > 0 && (
          <Link
            to="/admin/matches"
            className="py-1 text-control text-ink-2 hover:text-ink hover:underline"
          >
            All suggestions
          </Link>
        )
      }
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {data.same.map((other) => (
          <SameRecord
            key={other.company.id}
            company={company}
            other={other}
            mayDecide={mayDecide}
            onDecide={onDecide}
          />
        ))}
        {data.suggested.map((other) => (
          <SuggestedRecord
            key={other.company.id}
            company={company}
            other={other}
            onDecide={onDecide}
          />
        ))}
      </ul>
    </Section>
  );
}
