import { Ban, Trash2 } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import type { Collection } from '#domain/collections/collection.ts';
import { spacesOf } from '#domain/collections/placement.ts';
import { pathTo } from '#domain/collections/subspaces.ts';
import type { CompanyCard } from '#domain/companies/company.ts';
import { CompanyHead } from '#web/pieces/company/CompanyHead.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SidePanel } from '#web/ui/SidePanel.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { WebLink } from '#web/ui/WebLink.tsx';
import { useCompanyAtHand } from '#web/pieces/collections/company-at-hand.ts';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';
import { NotePart } from './NotePart.tsx';

interface Props {
  readonly collection: Collection;
  readonly company: CompanyCard;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

function Spaces({ collection, company, canEdit }: Omit<Props, 'onClose'>) {
  const change = useCollectionChange(collection.id);
  const chosen = spacesOf(collection, company.id);
  const assign = (id: string, isIn: boolean) =>
    void change({
      kind: 'assign',
      company,
      ...(isIn ? { into: [id], outOf: [] } : { into: [], outOf: [id] }),
    });
  return (
    <section>
      <h3 className="mb-1.5 text-meta font-semibold">Sub-spaces</h3>
      <ul className="space-y-1">
        {collection.subspaces.map(({ id }) => (
          <li key={id}>
            <Checkbox
              isSelected={chosen.includes(id)}
              isDisabled={!canEdit}
              onChange={(isIn) => assign(id, isIn)}
              className="group flex min-h-7 cursor-pointer items-center gap-2.5 text-control data-[disabled]:cursor-default"
            >
              <span
                aria-hidden
                className="grid size-4 place-items-center rounded-[4px] border border-line-strong group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent group-data-[selected]:border-accent group-data-[selected]:bg-accent group-data-[selected]:after:text-[0.6875rem] group-data-[selected]:after:leading-none group-data-[selected]:after:text-on-accent group-data-[selected]:after:content-['✓']"
              />
              {pathTo(collection, id)
                .map(({ name }) => name)
                .join(' / ')}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A company of the collection: what it is, where it belongs, and the way out. */
export function CompanyPanel({ collection, company, canEdit, onClose }: Props) {
  const change = useCollectionChange(collection.id);
  useCompanyAtHand(() => company);
  const { oneLiner, url, tags } = company;
  const leave = (kind: 'remove' | 'blacklist') => {
    onClose();
    void change({ kind, company });
  };
  return (
    <SidePanel label="Company" onClose={onClose}>
      <div className="space-y-6">
        <CompanyHead company={company} />
        {oneLiner && <p className="text-ink-2">{oneLiner}</p>}
        {url && (
          <p>
            <WebLink href={url} />
          </p>
        )}
        {tags.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
        <NotePart collectionId={collection.id} companyId={company.id} canEdit={canEdit} />
        {collection.subspaces.length > 0 && <Spaces {...{ collection, company, canEdit }} />}
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {canEdit && (
            <Button onPress={() => leave('remove')}>
              <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
              Remove
            </Button>
          )}
          <Button onPress={() => leave('blacklist')}>
            <Ban aria-hidden className="size-4" strokeWidth={1.75} />
            Blacklist
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}
