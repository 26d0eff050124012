import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '#core/domain/format.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import type { CompanyField } from '#features/directory/companies/domain/company-values.ts';
import {
  kindNames,
  placeOf,
  statusName,
} from '#features/directory/companies/domain/company-labels.ts';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { Tag, TagList } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { Funding } from './Funding.tsx';
import {
  useEditCompany,
  useEditScope,
  type SeenCompany,
  type Written,
} from './use-company-values.ts';

interface Row {
  readonly label: string;
  /** The field whose source is shown, and those that are reverted with it. */
  readonly fields: readonly [CompanyField, ...CompanyField[]];
  readonly value: ReactNode;
}

function rowsOf(company: Company): Row[] {
  const { stage, lastFundingAt, foundedYear, employees, status, url, industries, tags } = company;
  const rows: (Row | false)[] = [
    company.fundingAmount !== null && {
      label: 'Total funding',
      fields: ['fundingAmount', 'fundingCurrency'] as const,
      value: <Funding company={company} />,
    },
    stage !== null && { label: 'Stage', fields: ['stage'], value: stage },
    lastFundingAt !== null && {
      label: 'Last round',
      fields: ['lastFundingAt'] as const,
      value: <DateText at={lastFundingAt} />,
    },
    foundedYear !== null && {
      label: 'Founded',
      fields: ['foundedYear'] as const,
      value: <span className="tabular">{foundedYear}</span>,
    },
    employees !== null && { label: 'Employees', fields: ['employees'], value: employees },
    placeOf(company) !== '' && {
      label: 'Location',
      fields: ['city', 'country'] as const,
      value: placeOf(company),
    },
    url !== null && { label: 'Website', fields: ['url'], value: <WebLink href={url} /> },
    status !== null && { label: 'Status', fields: ['status'], value: statusName(status) },
    industries.length > 0 && {
      label: plural(industries.length, 'Industry', 'Industries'),
      fields: ['industries'] as const,
      value: <TagList tags={industries} />,
    },
    tags.length > 0 && {
      label: 'Tags',
      fields: ['tags'] as const,
      value: <TagList tags={tags} />,
    },
  ];
  return rows.filter((row) => row !== false);
}

const asText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  return Array.isArray(value) ? value.join(', ') || 'nothing' : String(value);
};

/** Who wrote a value, from where, and what the source says instead. */
function WrittenSource({
  written,
  kind,
}: {
  readonly written: Written;
  readonly kind: Company['kind'];
}) {
  const { isOwn, editedBy, editedAt, source, sourceValue } = written;
  const says = isOwn ? '' : `${kindNames[kind]} says: ${asText(sourceValue)}`;
  return (
    <span
      title={[source, says].filter(Boolean).join('\n') || undefined}
      className="flex flex-wrap items-center gap-x-1.5"
    >
      {isOwn && <Tag>Only your corporation</Tag>}
      <span>
        {!isOwn && 'Edited '}
        {editedBy && <>by {editedBy}, </>}
        <DateText short at={editedAt} />
      </span>
    </span>
  );
}

interface Props {
  readonly seen: SeenCompany;
  /** Beside a list: values alone where nobody wrote them, the source once below. */
  readonly isCompact?: boolean;
}

/** Facts, each with its source and date. What the viewer may edit can go back to what is below it. */
export function CompanyFacts({ seen, isCompact = false }: Props) {
  const { company, writtenOf } = seen;
  const scope = useEditScope();
  const edit = useEditCompany(company, company.name);
  const { kind, sourceUpdatedAt } = company;
  const source = (
    <>
      {kindNames[kind]}
      {sourceUpdatedAt && (
        <>
          , <DateText short at={sourceUpdatedAt} />
        </>
      )}
    </>
  );
  return (
    <div className="@container">
      <dl
        className={
          isCompact
            ? 'divide-y divide-line border-y border-line'
            : 'divide-y divide-line overflow-hidden rounded-card border border-line bg-raised'
        }
      >
        {rowsOf(company).map(({ label, fields, value }) => {
          const written = fields.map(writtenOf).find((one) => one !== undefined);
          const mayRevert = written !== undefined && written.isOwn === (scope === 'own');
          return (
            <div
              key={label}
              className={`group grid min-h-9 grid-cols-[104px_minmax(0,1fr)] items-center gap-x-4 py-1.5 text-control @[36rem]:min-h-10 @[36rem]:grid-cols-[136px_minmax(0,1fr)_auto] ${isCompact ? '' : 'px-4'}`}
            >
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 break-words text-ink">{value}</dd>
              {(!isCompact || written) && (
                <dd
                  className={clsx(
                    'flex min-h-6 items-center gap-1 text-small text-ink-3 @max-[36rem]:col-start-2',
                    // In little room the source stands once, below.
                    !written && '@max-[36rem]:hidden',
                  )}
                >
                  {written ? <WrittenSource written={written} kind={kind} /> : source}
                  {mayRevert && scope !== null && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Revert ${label.toLowerCase()}`}
                      onPress={() => void edit({ values: {}, revert: [...fields] })}
                    >
                      <RotateCcw aria-hidden className="size-3.5" strokeWidth={1.75} />
                      Revert
                    </Button>
                  )}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <p className={clsx('mt-2 text-small text-ink-3', !isCompact && '@[36rem]:hidden')}>
        Source: {source}
      </p>
    </div>
  );
}
