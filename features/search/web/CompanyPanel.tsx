import { useEffect, useEffectEvent } from 'react';
import type { CompanyHit } from '#features/search/domain/search.ts';
import { CompanyLink } from '#features/companies/web/public/CompanyLink.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { StepButtons } from '#ui/StepButtons.tsx';
import { Gone, OpenedCompany } from './OpenedCompany.tsx';
import { parseCompanyRef, formatCompanyRef } from './company-ref-param.ts';

/** More companies are loaded this many rows before the end. */
const ahead = 5;

interface Props {
  /** The company as written in the address. */
  readonly open: string;
  readonly rows: readonly CompanyHit[];
  readonly onOpen: (company: string | undefined) => void;
  /** Called near the end of the loaded rows. */
  readonly onNearEnd: () => void;
}

/** The open company beside the list. `j` and `k` go to the next and the previous one. */
export function CompanyPanel({ open, rows, onOpen, onNearEnd }: Props) {
  const company = parseCompanyRef(open);
  const place = rows.findIndex(({ ref }) => formatCompanyRef(ref) === open);
  const at = (index: number) => {
    const hit = place === -1 ? undefined : rows[index];
    return hit && (() => onOpen(formatCompanyRef(hit.ref)));
  };
  const previous = at(place - 1);
  const next = at(place + 1);
  const isNearEnd = place !== -1 && place >= rows.length - ahead;
  const notifyNearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNearEnd) notifyNearEnd();
  }, [isNearEnd, rows.length]);
  useKeyboardShortcuts({ j: () => next?.(), k: () => previous?.() });
  return (
    <SidePanel
      label="Company"
      onClose={() => onOpen(undefined)}
      actions={
        <>
          <StepButtons noun="company" previous={previous} next={next} />
          {company && (
            <CompanyLink company={company} className={`ml-auto ${buttonClasses('quiet', 'small')}`}>
              Open page
            </CompanyLink>
          )}
        </>
      }
    >
      {company ? <OpenedCompany key={open} company={company} /> : <Gone />}
    </SidePanel>
  );
}
