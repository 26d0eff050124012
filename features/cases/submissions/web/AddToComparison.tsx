import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';

interface Props {
  readonly opportunityId: string;
  readonly compared: readonly string[];
  readonly onAdd: (id: string) => void;
}

/** Searches for another submission to compare. */
export function AddToComparison({ opportunityId, compared, onAdd }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [q, setQ] = useState('');
  const [typed, setTyped] = useDebouncedSearch(q, setQ);
  const { data: rows = [] } = useInfiniteQuery({
    ...infiniteQueryOptionsOf(submissions, {
      params: { id: opportunityId },
      query: { sort: 'title', limit: '20', ...(q !== '' && { q }) },
    }),
    enabled: isOpen,
  });
  const others = rows.filter(({ id }) => !compared.includes(String(id)));
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button>
        <Plus aria-hidden className="size-4" strokeWidth={1.75} />
        Add another
      </Button>
      <Popover placement="bottom end" className="floating w-80 max-w-[90vw] rounded-card p-2">
        <SearchField label="Find a submission" value={typed} onChange={setTyped} />
        <Menu
          aria-label="Add another"
          items={others}
          onAction={(id) => onAdd(String(id))}
          renderEmptyState={() => <p className="px-2 py-3 text-control text-ink-3">No matches.</p>}
          className="mt-1.5 max-h-72 overflow-y-auto outline-none"
        >
          {(row) => (
            <MenuItem
              id={String(row.id)}
              textValue={`${row.title}, ${row.companyName}`}
              className="cursor-pointer rounded-control px-2 py-1.5 text-control outline-none data-[focused]:bg-hover"
            >
              <span className="block truncate font-medium">{row.title}</span>
              <span className="flex items-center gap-2 text-small text-ink-3">
                <span className="truncate">{row.companyName}</span>
                <StageName stage={row.stage} />
              </span>
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
