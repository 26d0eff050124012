import { clsx } from 'clsx';
import { memo, useState } from 'react';
import type { CompanyState } from '#features/collections/domain/lists.ts';
import type { CompanyHit } from '#features/search/domain/search.ts';
import { CompanyActions } from '#features/collections/web/public/CompanyActions.tsx';
import { QuickAdd } from '#features/collections/web/public/QuickAdd.tsx';
import { CompanyStateLabel } from '#features/collections/web/public/CompanyStateLabel.tsx';
import { CompanyLink } from '#features/companies/web/public/CompanyLink.tsx';
import { Funding } from '#features/companies/web/public/Funding.tsx';
import { countryName, kindNames } from '#features/companies/domain/company-labels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Highlight } from '#ui/Highlight.tsx';
import { HitTags } from './HitTags.tsx';
import { formatCompanyRef } from './public/company-ref-param.ts';

interface Props {
  readonly hit: CompanyHit;
  /** In the active collection. */
  readonly state: CompanyState;
  /** Name of the active collection. */
  readonly collection: string | undefined;
  readonly isOpen: boolean;
  /** A small screen: one action only, and no hover. */
  readonly isSmall: boolean;
  readonly place: number;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

/** A search result: a company with its actions, which appear on hover or focus. */
function Row({ hit, state, collection, isOpen, isSmall, place, measure }: Props) {
  const [isLive, setIsLive] = useState(false);
  const { ref, name, oneLiner, logoUrl, country, stage, highlights, isRelated, isPartial } = hit;
  const key = formatCompanyRef(ref);
  const wake = () => setIsLive(true);
  const snippet =
    highlights.name || highlights.oneLiner || highlights.tags ? undefined : highlights.description;
  return (
    <li
      ref={measure}
      data-index={place}
      data-row={key}
      onPointerEnter={wake}
      className={clsx(
        'group relative grid scroll-mt-16 scroll-mb-4 cursor-pointer grid-cols-[40px_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-line px-4 py-3 transition-[background-color] @[46rem]:grid-cols-[40px_minmax(0,1fr)_32px_76px_68px_208px] @[46rem]:items-center',
        // Rows off screen are not rendered, unless they are being measured.
        !measure && '[contain-intrinsic-size:auto_90px] [content-visibility:auto]',
        isOpen
          ? 'bg-accent-soft shadow-[inset_2px_0_var(--color-accent)]'
          : 'focus-within:bg-accent-soft hover:bg-accent-soft has-[[aria-expanded=true]]:bg-accent-soft',
      )}
    >
      <button
        type="button"
        data-walk={key}
        aria-label={`Preview ${name}`}
        onFocus={wake}
        aria-current={isOpen ? 'true' : undefined}
        className="absolute inset-0 cursor-pointer rounded-[2px] -outline-offset-2"
      />
      <Avatar id={ref.id} name={name} imageUrl={logoUrl} shape="company" size="l" />
      <div className="min-w-0">
        <p className="flex min-w-0 items-baseline gap-2">
          <CompanyLink
            company={ref}
            className="relative min-h-6 truncate leading-6 font-semibold tracking-[-0.008em] text-ink"
          >
            {highlights.name ? <Highlight {...highlights.name} /> : name}
          </CompanyLink>
          <span className="shrink-0 text-[0.7188rem] text-ink-3">{kindNames[ref.kind]}</span>
          {(isRelated || isPartial) && (
            <span className="truncate text-[0.7188rem] text-ink-3 italic">
              {isRelated ? 'related by vocabulary' : 'some of the words'}
            </span>
          )}
        </p>
        {oneLiner && (
          <p className="truncate text-control text-ink-2 @max-[46rem]:line-clamp-2 @max-[46rem]:whitespace-normal">
            {highlights.oneLiner ? <Highlight {...highlights.oneLiner} /> : oneLiner}
          </p>
        )}
        {snippet && (
          <p className="line-clamp-2 text-control text-ink-3">
            <Highlight {...snippet} />
          </p>
        )}
        <HitTags tags={hit.tags} matching={highlights.tags} />
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-small text-ink-3 @[46rem]:hidden">
          {country && <span>{countryName(country)}</span>}
          {stage && <span>{stage}</span>}
          <Funding company={hit} />
          {collection !== undefined && state !== 'neither' && (
            <CompanyStateLabel state={state} collection={collection} />
          )}
        </p>
      </div>
      {(isSmall || isLive) && state === 'neither' && (
        <div className="relative -mr-2 @[46rem]:hidden">
          <QuickAdd company={{ ...ref, name }} />
        </div>
      )}
      <span
        title={country ? countryName(country) : undefined}
        className="relative text-control text-ink-2 @max-[46rem]:hidden"
      >
        {country}
      </span>
      <span className="truncate text-control text-ink-2 @max-[46rem]:hidden">{stage}</span>
      <span className="relative text-right text-control text-ink-2 @max-[46rem]:hidden">
        <Funding company={hit} />
      </span>
      <div className="relative grid min-h-8 min-w-0 items-center justify-items-end *:[grid-area:1/1] @max-[46rem]:hidden">
        {collection !== undefined && (
          <div
            className={clsx(
              'min-w-0 max-w-full',
              isLive &&
                'group-focus-within:invisible group-hover:invisible group-has-[[aria-expanded=true]]:invisible',
            )}
          >
            <CompanyStateLabel state={state} collection={collection} />
          </div>
        )}
        {isLive && (
          <div className="invisible max-w-full min-w-0 group-focus-within:visible group-hover:visible group-has-[[aria-expanded=true]]:visible">
            <CompanyActions company={{ ...ref, name }} />
          </div>
        )}
      </div>
    </li>
  );
}

/** Rendered only when its props change: typing is faster than rows render. */
export const CompanyRow = memo(Row);
