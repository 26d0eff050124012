import { Link } from '@tanstack/react-router';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Used } from '#features/portfolio/metrics/domain/use.ts';
import { usedThingNames, type UsedThing } from '#features/portfolio/metrics/domain/used-things.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { MetricCard } from './MetricCard.tsx';
import { Ranking } from './Ranking.tsx';
import { useHiddenWords } from './use-hidden-words.ts';
import { useRankedMetric } from './use-metrics.ts';
import { usedWords } from './use-words.ts';

const most = 10;
const rowHeight = 36;
const height = most * rowHeight;
const linkClass = 'hover:text-accent-ink';

/** Leads to what was viewed. */
function Name({ of, row }: { readonly of: UsedThing; readonly row: Used }) {
  const { key, name, companyKind, opportunityId } = row;
  if (of === 'company' && companyKind !== null) {
    return <CompanyLink company={{ kind: companyKind, id: key }}>{name}</CompanyLink>;
  }
  const params = { id: key };
  if (of === 'opportunity') {
    return (
      <Link to="/opportunity/$id" params={params} className={linkClass}>
        {name}
      </Link>
    );
  }
  if (of === 'project') {
    return (
      <Link to="/project/$id" params={params} className={linkClass}>
        {name}
      </Link>
    );
  }
  if (of === 'radar') {
    return (
      <Link to="/radars/$id" params={params} className={linkClass}>
        {name}
      </Link>
    );
  }
  if (of === 'submission' && opportunityId !== null) {
    return (
      <Link
        to="/opportunity/$id"
        params={{ id: opportunityId }}
        search={{ tab: 'submissions', submission: key }}
        className={linkClass}
      >
        {name}
      </Link>
    );
  }
  return name;
}

interface Props {
  readonly of: UsedThing;
  readonly onChange: (of: UsedThing) => void;
}

/** What was viewed or used most: companies at first. */
export function UsedCard({ of, onChange }: Props) {
  const { name: what, unit } = usedWords[of];
  return (
    <MetricCard
      title="Most viewed"
      anchor="viewed"
      unit={unit}
      definition={`By people, whatever the opportunity and cycle.${useHiddenWords('months (UTC)')}`}
      {...useRankedMetric(endpoints.used, { of, limit: String(most) }, { of })}
      height={height}
      isEmpty={(rows) => rows.length === 0}
      actions={
        <SelectField
          label="What"
          isLabelHidden
          options={usedThingNames.map((one) => ({ value: one, label: usedWords[one].name }))}
          value={of}
          onChange={onChange}
        />
      }
      sheetOf={(rows) => ({
        headings: [what, unit[0]?.toUpperCase() + unit.slice(1), 'People'],
        rows: rows.map(({ name, count, people }) => [name, count, people]),
      })}
    >
      {(rows) => (
        <Ranking
          label={`Most viewed: ${what}`}
          rows={rows.map((row) => ({
            key: row.key,
            count: row.count,
            name: <Name of={of} row={row} />,
          }))}
        />
      )}
    </MetricCard>
  );
}
