import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { ListSteps } from '#core/web/views/ListSteps.tsx';

interface Props {
  readonly company: CompanyCard;
  /** The list in the order shown. */
  readonly rows: readonly CompanyCard[];
  readonly onOpen: (key: string) => void;
}

/** Links to the next and previous company, also by `j` and `k`, and to the company's page. */
export function CompanySteps({ company, rows, onOpen }: Props) {
  const keys = rows.map(refKey);
  const place = keys.indexOf(refKey(company));
  return (
    <>
      <ListSteps noun="company" keys={keys} openKey={refKey(company)} onOpen={onOpen} />
      {place !== -1 && (
        <span className="ml-1 text-small text-ink-3 tabular">
          {formatNumber(place + 1)} of {formatNumber(rows.length)}
        </span>
      )}
      <CompanyLink company={company} className={`ml-auto ${buttonClasses('quiet', 'small')}`}>
        Open page
      </CompanyLink>
    </>
  );
}
