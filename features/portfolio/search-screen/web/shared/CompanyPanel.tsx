import { useEffect, useEffectEvent } from 'react';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { ListSteps } from '#core/web/views/ListSteps.tsx';
import { Gone, OpenedCompany } from '#features/portfolio/search-screen/web/OpenedCompany.tsx';
import { parseCompanyRef } from './company-ref-param.ts';

/** More companies are loaded this many rows before the end. */
const ahead = 5;

interface Props {
  /** The company as written in the address. */
  readonly open: string;
  /** The companies of the list, as written in addresses. */
  readonly keys: readonly string[];
  readonly onOpen: (company: string | undefined) => void;
  /** Called near the end of the loaded rows. */
  readonly onNearEnd?: () => void;
}

/** The open company beside the list. `j` and `k` go to the next and the previous one. */
export function CompanyPanel({ open, keys, onOpen, onNearEnd }: Props) {
  const company = parseCompanyRef(open);
  const place = keys.indexOf(open);
  const isNearEnd = place !== -1 && place >= keys.length - ahead;
  const notifyNearEnd = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (isNearEnd) notifyNearEnd();
  }, [isNearEnd, keys.length]);
  return (
    <SidePanel
      label="Company"
      onClose={() => onOpen(undefined)}
      actions={
        <>
          <ListSteps noun="company" keys={keys} openKey={open} onOpen={onOpen} />
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
