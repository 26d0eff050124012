import { clsx } from 'clsx';
import { memo } from 'react';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { RecordCount } from '#features/directory/companies/web/shared/RecordCount.tsx';
import { Funding } from '#features/directory/companies/web/shared/Funding.tsx';
import { countryName, kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Highlight } from '#ui/Highlight.tsx';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';
import { HitTags } from './HitTags.tsx';
import { RowAddButtons, type RowAddProps } from './RowAddButtons.tsx';
import { formatCompanyRef } from './shared/company-ref-param.ts';

/** The columns of rows and of their headings; on a narrow list, cards. */
export const columns =
  '@[42rem]:grid-cols-[1.75rem_2rem_minmax(0,1fr)_7.5rem_5.25rem_5rem_3.75rem] @[42rem]:gap-x-3';

interface Props extends RowAddProps {
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly place: number;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly onToggle: (key: string, isRange: boolean) => void;
}

/** A search result in one height: what it is in two lines, its facts in columns, its actions. */
function Row(props: Props) {
  const { hit, isOpen, isChosen, place, measure, onToggle } = props;
  const { ref, name, oneLiner, logoUrl, country, stage, highlights } = hit;
  const { isRelated, isPartial, records } = hit;
  const key = formatCompanyRef(ref);
  // What matched only in the description is shown instead of the line that did not.
  const passage =
    highlights.name || highlights.oneLiner || highlights.tags ? undefined : highlights.description;
  const line = passage ?? highlights.oneLiner;
  return (
    <li
      ref={measure}
      data-index={place}
      data-row={key}
      className={clsx(
        'group relative grid scroll-mt-24 scroll-mb-4 cursor-pointer grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line px-4 py-3 @[42rem]:h-13 @[42rem]:items-center @[42rem]:py-0 @[42rem]:pl-2',
        columns,
        // Rows off screen are not rendered, unless they are being measured.
        !measure && '[contain-intrinsic-size:auto_52px] [content-visibility:auto]',
        isOpen || isChosen ? 'bg-accent-soft' : 'hover:bg-hover',
        isOpen && 'shadow-[inset_2px_0_var(--color-accent)]',
      )}
    >
      <button
        type="button"
        data-walk={key}
        aria-label={`Preview ${name}`}
        aria-current={isOpen ? 'true' : undefined}
        className="absolute inset-0 cursor-pointer rounded-[2px] -outline-offset-2"
      />
      <div className="@max-[42rem]:hidden">
        <RowCheckbox
          label={`Select ${name}`}
          isOn={isChosen}
          onToggle={(isRange) => onToggle(key, isRange)}
        />
      </div>
      <Avatar
        id={ref.id}
        name={name}
        imageUrl={logoUrl}
        shape="company"
        className="size-9! @[42rem]:size-8!"
      />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <CompanyLink
            company={ref}
            className="relative min-w-0 truncate leading-6 font-semibold tracking-[-0.008em] text-ink @[42rem]:leading-5"
          >
            {highlights.name ? <Highlight {...highlights.name} /> : name}
          </CompanyLink>
          <span className="shrink-0 rounded-chip border border-line px-1.5 text-meta font-medium text-ink-3 @max-[22rem]:hidden @min-[42rem]:@max-[54rem]:hidden">
            {kindNames[ref.kind]}
          </span>
          <RecordCount records={records} />
          {(isRelated || isPartial) && (
            <span className="shrink-0 text-meta text-ink-3 @max-[42rem]:hidden">
              {isRelated ? 'Related' : 'Some words'}
            </span>
          )}
          <HitTags
            tags={hit.tags}
            matching={highlights.tags}
            className="flex-1 overflow-hidden @max-[54rem]:hidden"
          />
        </p>
        {(line ?? oneLiner) && (
          <p className="truncate text-control text-ink-2" title={oneLiner ?? undefined}>
            {line ? <Highlight {...line} /> : oneLiner}
          </p>
        )}
        <p className="mt-1.5 flex min-w-0 items-center gap-1.5 text-small text-ink-3 @[42rem]:hidden">
          {stage && (
            <span className="shrink-0 rounded-full bg-accent-soft px-2 py-px font-medium text-accent-ink">
              {stage}
            </span>
          )}
          {hit.tags[0] && (
            <span className="min-w-0 truncate rounded-chip bg-hover px-1.5 py-px font-medium text-ink-2">
              {hit.tags[0]}
            </span>
          )}
          {country && <span className="ml-auto shrink-0 pl-2">{countryName(country)}</span>}
        </p>
      </div>
      <div className="flex min-w-15 flex-col items-end text-control text-ink @[42rem]:hidden">
        <Funding company={hit} />
        <RowAddButtons {...props} isShort className="-mr-2 pointer-coarse:-mr-3" />
      </div>
      <span className="truncate text-control text-ink-2 @max-[42rem]:hidden">
        {country && countryName(country)}
      </span>
      <span className="truncate text-control text-ink-2 @max-[42rem]:hidden">{stage}</span>
      <span className="relative text-right text-control text-ink @max-[42rem]:hidden">
        <Funding company={hit} />
      </span>
      <RowAddButtons {...props} className="flex justify-end @max-[42rem]:hidden" />
    </li>
  );
}

/** Rendered only when its props change: typing is faster than rows render. */
export const CompanyRow = memo(Row);
