import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyTypeahead } from '#features/directory/companies/web/shared/use-company-typeahead.ts';
import { useOpportunityMatches } from '#features/cases/opportunities/web/shared/use-opportunity-matches.ts';
import { list as listProjects } from '#features/portfolio/projects/domain/endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { CompanyMark } from '#ui/CompanyMark.tsx';
import type { BlipFields } from './blip-draft.ts';
import { PeopleField } from './PeopleField.tsx';
import { ReferenceField } from './ReferenceField.tsx';

type Linked = Pick<BlipFields, 'owner' | 'companies' | 'opportunities' | 'projects'>;

interface Props {
  readonly radar: Pick<RadarPage, 'corporation'>;
  readonly linked: Linked;
  readonly onChange: (fields: Partial<Linked>) => void;
}

const most = radarLimits.partsMost;
const matchesMost = 8;

function CompaniesField({ linked, onChange }: Omit<Props, 'radar'>) {
  const [typed, setTyped] = useState('');
  const { found: companies } = useCompanyTypeahead(typed.trim());
  return (
    <ReferenceField
      label="Companies"
      placeholder="Find a company"
      most={most}
      typed={typed}
      onType={setTyped}
      chosen={linked.companies}
      onChange={(selection) =>
        onChange({ companies: selection.map(({ kind, id, name }) => ({ kind, id, name })) })
      }
      found={(companies ?? []).map(({ kind, id, name }) => ({ kind, id, name }))}
      renderMark={({ name }) => (
        <CompanyMark name={name} className="size-5 shrink-0 rounded-chip" />
      )}
    />
  );
}

function OpportunitiesField({ radar, linked, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data } = useOpportunityMatches(q, {
    most: matchesMost,
    corporationId: radar.corporation.id,
    isEnabled: q !== '',
  });
  return (
    <ReferenceField
      label="Opportunities"
      placeholder="Find an opportunity"
      most={most}
      typed={typed}
      onType={setTyped}
      chosen={linked.opportunities}
      onChange={(opportunities) =>
        onChange({ opportunities: opportunities.map(({ id, name }) => ({ id, name })) })
      }
      found={q === '' ? [] : (data ?? [])}
    />
  );
}

function ProjectsField({ radar, linked, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data } = useQuery({
    ...queryOptionsOf(listProjects, {
      query: { q, corporationId: radar.corporation.id, limit: String(matchesMost) },
    }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <ReferenceField
      label="Projects"
      placeholder="Find a project"
      most={most}
      typed={typed}
      onType={setTyped}
      chosen={linked.projects}
      onChange={(projects) => onChange({ projects: [...projects] })}
      found={
        q === ''
          ? []
          : (data?.data ?? []).map(({ id, name, companyName }) => ({
              id,
              name,
              about: companyName,
            }))
      }
    />
  );
}

/** Who answers for a blip, and what of the corporation's scouting it refers to. */
export function LinkedFields(props: Props) {
  const { linked, onChange } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CompaniesField linked={linked} onChange={onChange} />
      <PeopleField
        label="Owner"
        people={linked.owner ? [linked.owner] : []}
        onChange={([owner]) => onChange({ owner: owner ?? null })}
        most={1}
      />
      <OpportunitiesField {...props} />
      <ProjectsField {...props} />
    </div>
  );
}
