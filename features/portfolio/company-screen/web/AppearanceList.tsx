import type { ReactNode } from 'react';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import { companyScreenLimits } from '#features/portfolio/company-screen/domain/limits.ts';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';

/** Link of the whole row. */
export const placeLink =
  '-my-1 block truncate py-1 font-medium before:absolute before:inset-0 hover:text-accent-ink group-hover:underline';

interface RowProps {
  readonly link: ReactNode;
  /** Second line, below the link. */
  readonly about: ReactNode;
  /** What its people wrote there. */
  readonly note?: string | null;
  /** State, such as the stage. */
  readonly status?: ReactNode;
  readonly at: string;
  /** The record used there, when it is another record of the company. */
  readonly otherRecord: CompanyRef | null;
}

/** One place where the company appears. */
export function AppearanceRow({ link, about, note, status, at, otherRecord }: RowProps) {
  return (
    <li className="group relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 transition-colors hover:bg-hover">
      <div className="min-w-0 flex-1 basis-48">
        {link}
        <p className="truncate text-small text-ink-3">
          {otherRecord && (
            <span className="text-ink-2">as its {kindNames[otherRecord.kind]} record · </span>
          )}
          {about}
        </p>
        {note && <p className="mt-1 line-clamp-3 text-control text-ink-2">{note}</p>}
      </div>
      <div className="flex items-center gap-4 text-control text-ink-2">
        {status}
        <span className="text-right text-small text-ink-3">
          <DateText short at={at} />
        </span>
      </div>
    </li>
  );
}

interface GroupProps {
  readonly title: string;
  readonly total: number;
  readonly shown: number;
  readonly onAll: () => void;
  readonly children: ReactNode;
}

/** The places of one type, with their count. Renders nothing when empty. */
export function AppearanceList({ title, total, shown, onAll, children }: GroupProps) {
  if (total === 0) return null;
  const most = Math.min(total, companyScreenLimits.appearancesMost);
  return (
    <div>
      <h3 className="mb-1.5 text-control font-semibold">
        {title} <span className="font-normal text-ink-3 tabular">{formatNumber(total)}</span>
      </h3>
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <ul aria-label={title} className="divide-y divide-line">
          {children}
        </ul>
        {shown < most && (
          <div className="border-t border-line p-1">
            <Button variant="quiet" size="small" onPress={onAll}>
              Show {most < total ? `the latest ${most}` : `all ${formatNumber(total)}`}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
