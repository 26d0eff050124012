import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import { CompanyLink } from '#features/companies/web/public/CompanyLink.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { StepButtons } from '#ui/StepButtons.tsx';

interface Props {
  readonly company: CompanyCard;
  /** The list in the order shown. */
  readonly rows: readonly CompanyCard[];
  readonly onOpen: (key: string) => void;
}

/** Links to the next and previous company, also by `j` and `k`, and to the company's page. */
export function CompanySteps({ company, rows, onOpen }: Props) {
  const place = rows.findIndex((row) => refKey(row) === refKey(company));
  const at = (index: number) => {
    const row = place === -1 ? undefined : rows[index];
    return row && (() => onOpen(refKey(row)));
  };
  const [previous, next] = [at(place - 1), at(place + 1)];
  useKeyboardShortcuts({ j: () => next?.(), k: () => previous?.() });
  return (
    <>
      <StepButtons noun="company" previous={previous} next={next} />
      {place !== -1 && (
        <span className="ml-1 text-meta text-ink-3 tabular">
          {formatNumber(place + 1)} of {formatNumber(rows.length)}
        </span>
      )}
      <CompanyLink company={company} className={`ml-auto ${buttonClasses('quiet', 'small')}`}>
        Open page
      </CompanyLink>
    </>
  );
}
