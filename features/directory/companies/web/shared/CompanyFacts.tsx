import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '#features/directory/companies/domain/company.ts';
import {
  companyFields,
  fieldOf,
  shownFields,
  type EditableField,
  type ShownField,
} from '#features/directory/companies/domain/company-fields.ts';
import { kindNames, placeOf } from '#features/directory/companies/domain/company-labels.ts';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { Tag, TagList } from '#ui/Tag.tsx';
import { valueOfType } from './field-values.tsx';
import { Funding } from './Funding.tsx';
import {
  useEditCompany,
  useEditScope,
  type SeenCompany,
  type Written,
} from './use-company-values.ts';

/** What a fact says; null where it is not known. */
function valueIn(company: Company, name: ShownField): ReactNode {
  if (name === 'place') return placeOf(company) || null;
  if (name === 'funding')
    return company.fundingAmount === null ? null : <Funding company={company} />;
  const value = company[name];
  if (Array.isArray(value)) return value.length === 0 ? null : <TagList tags={value} />;
  const { type } = companyFields[name];
  if (type === 'year' && value !== null) return <span className="tabular">{value}</span>;
  return valueOfType(type, value);
}

function labelIn(company: Company, name: ShownField): string {
  const { label, labelOfOne = label } = fieldOf(name);
  const value = name === 'place' || name === 'funding' ? null : company[name];
  return Array.isArray(value) && value.length === 1 ? labelOfOne : label;
}

/** The field whose source is shown, and those that are reverted with it. */
const partsOf = (name: ShownField): readonly [EditableField, ...EditableField[]] =>
  name === 'place' || name === 'funding' ? companyFields[name].of : [name];

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
        {shownFields.map((name) => {
          const value = valueIn(company, name);
          if (value === null) return null;
          const label = labelIn(company, name);
          const parts = partsOf(name);
          const entry = parts.map(writtenOf).find((one) => one !== undefined);
          const mayRevert = entry !== undefined && entry.isOwn === (scope === 'own');
          return (
            <div
              key={name}
              className={`group grid min-h-9 grid-cols-[104px_minmax(0,1fr)] items-center gap-x-4 py-1.5 text-control @[36rem]:min-h-10 @[36rem]:grid-cols-[136px_minmax(0,1fr)_auto] ${isCompact ? '' : 'px-4'}`}
            >
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 break-words text-ink">{value}</dd>
              {(!isCompact || entry) && (
                <dd
                  className={clsx(
                    'flex min-h-6 items-center gap-1 text-small text-ink-3 @max-[36rem]:col-start-2',
                    // In little room the source stands once, below.
                    !entry && '@max-[36rem]:hidden',
                  )}
                >
                  {entry ? <WrittenSource written={entry} kind={kind} /> : source}
                  {mayRevert && scope !== null && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Revert ${label.toLowerCase()}`}
                      onPress={() => void edit({ values: {}, revert: [...parts] })}
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
