import { useRef, useState } from 'react';
import type { CompanyHit } from '#features/directory/search/domain/search.ts';
import { AddMenu } from '#features/directory/collections/web/shared/AddMenu.tsx';
import { NewCollectionDialog } from '#features/directory/collections/web/shared/NewCollectionDialog.tsx';
import { useAddCompany } from '#features/directory/collections/web/shared/use-add-company.ts';
import type { Targets } from '#features/directory/collections/web/shared/use-targets.ts';

/** The result whose menu is open, and the button that opened it. */
export interface OpenAddMenu {
  readonly hit: CompanyHit;
  readonly opener: HTMLElement;
}

interface Props {
  readonly open: OpenAddMenu;
  readonly targets: Targets;
  readonly onClose: () => void;
}

/** The collections that a result can be added to. One menu serves all rows. */
export function RowAddMenu({ open: { hit, opener }, targets, onClose }: Props) {
  const { add } = useAddCompany();
  const [isNaming, setIsNaming] = useState(false);
  /** The menu closes before the dialog opens. */
  const goesOn = useRef(false);
  const company = { ...hit.ref, name: hit.name, records: hit.records };
  if (isNaming) {
    return (
      <NewCollectionDialog
        onClose={onClose}
        onMade={(made) => {
          targets.activate(made.id);
          return add(made, company);
        }}
      />
    );
  }
  return (
    <AddMenu
      targets={targets}
      company={company}
      onNew={() => {
        goesOn.current = true;
        setIsNaming(true);
      }}
      shared={{ opener: { current: opener }, onClose: () => goesOn.current || onClose() }}
    />
  );
}
