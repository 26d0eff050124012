import { clsx } from 'clsx';
import { PanelRight, X } from 'lucide-react';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { ComparedRow } from '#features/cases/submissions/domain/comparison.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { CompareActions } from './CompareActions.tsx';
import { CompareCell } from './CompareCell.tsx';

interface Props {
  readonly submissions: readonly Submission[];
  readonly opportunity: Opportunity;
  readonly rows: readonly ComparedRow[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** A column per submission, a row per field that any of them has. */
export function CompareTable(props: Props) {
  const { submissions, opportunity, rows, openId, onOpen, onRemove } = props;
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Side by side"
      className="relative max-h-[calc(100dvh-8rem)] snap-x snap-mandatory scroll-pl-0 overflow-auto rounded-card border border-line bg-raised sm:scroll-pl-36"
    >
      <table className="w-full border-separate border-spacing-0 text-control">
        <thead>
          <tr>
            <th className="sticky top-0 left-0 z-20 hidden w-36 border-r border-b border-line bg-raised sm:table-cell">
              <span className="sr-only">What</span>
            </th>
            {submissions.map((one) => (
              <th
                key={one.id}
                scope="col"
                className={clsx(
                  'sticky top-0 z-10 min-w-[calc(100vw-3.5rem)] snap-start border-r border-b border-line p-3 text-left align-top font-normal last:border-r-0 sm:min-w-64',
                  one.id === openId ? 'bg-accent-soft' : 'bg-raised',
                )}
              >
                <div className="flex items-start gap-2.5">
                  <Avatar
                    id={String(one.company?.id ?? one.companyName)}
                    name={one.companyName}
                    imageUrl={one.company?.logoUrl}
                    shape="company"
                  />
                  <div className="min-w-0 flex-1">
                    <p className="line-clamp-2 font-semibold">{one.title}</p>
                    <p className="truncate text-small text-ink-3">
                      {one.company ? (
                        <CompanyLink company={one.company}>{one.companyName}</CompanyLink>
                      ) : (
                        one.companyName
                      )}
                    </p>
                  </div>
                  <div className="-mt-1 -mr-1 flex shrink-0">
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Open ${one.title}`}
                      onPress={() => onOpen(String(one.id))}
                    >
                      <PanelRight aria-hidden className="size-4" strokeWidth={1.75} />
                    </Button>
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Remove ${one.title}`}
                      onPress={() => onRemove(String(one.id))}
                    >
                      <X aria-hidden className="size-4" strokeWidth={1.75} />
                    </Button>
                  </div>
                </div>
                <CompareActions submission={one} opportunity={opportunity} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="[&:last-child>*]:border-b-0">
              <th
                scope="row"
                className="sticky left-0 z-[5] hidden w-36 border-r border-b border-line bg-raised p-3 text-left align-top text-small font-medium break-words text-ink-3 sm:table-cell"
              >
                {row.label}
                {row.differs && (
                  <span
                    title="They differ"
                    className="ml-1.5 inline-block size-1.5 rounded-full bg-accent align-middle"
                  >
                    <span className="sr-only">, differs</span>
                  </span>
                )}
              </th>
              {submissions.map((one, index) => (
                <td
                  key={one.id}
                  className={clsx(
                    'border-r border-b border-line p-3 align-top last:border-r-0',
                    row.differs ? 'shadow-[inset_2px_0_0_var(--color-accent)]' : 'text-ink-3',
                  )}
                >
                  <span className="mb-1 block text-small text-ink-3 sm:hidden">{row.label}</span>
                  <CompareCell
                    row={row}
                    submission={one}
                    place={index}
                    value={row.values[index] ?? null}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
