import { memo } from 'react';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { refKey } from '#features/directory/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import type { PrintBlock, PrintHeading } from './print-blocks.ts';
import { PrintCompany } from './PrintCompany.tsx';

const levels = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;
const looks = ['text-panel', 'text-reading', 'text-body'] as const;

function Heading({ heading }: { readonly heading: PrintHeading }) {
  const { name, description, depth, count } = heading;
  const Level = levels[depth] ?? 'h6';
  return (
    <header className={depth === 0 ? 'mt-8 mb-1' : 'mt-5 mb-1'}>
      <Level className={`${looks[depth] ?? 'text-body'} flex items-baseline gap-2 font-semibold`}>
        {name}
        <span className="text-control font-normal text-ink-3 tabular">{formatNumber(count)}</span>
      </Level>
      {description !== '' && <p className="text-ink-2">{description}</p>}
    </header>
  );
}

interface Props {
  readonly block: PrintBlock;
  /** Null: without notes. */
  readonly notes: ReadonlyMap<string, CompanyNote> | null;
}

function Part({ block: { heading, companies }, notes }: Props) {
  return (
    <section className="print-block [contain-intrinsic-size:auto_4000px] [content-visibility:auto]">
      {heading && <Heading heading={heading} />}
      {companies.length > 0 && (
        <ul>
          {companies.map((company) => (
            <PrintCompany key={refKey(company)} company={company} note={notes?.get(company.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A block of the printed page, memoized. */
export const PrintBlockSection = memo(Part);
