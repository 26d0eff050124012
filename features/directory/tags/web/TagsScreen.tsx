import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { list } from '#features/directory/tags/domain/endpoints.ts';
import type { Tag } from '#features/directory/tags/domain/tag.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { TagDialog, type TagChange } from './TagDialog.tsx';
import { TagLine } from './TagLine.tsx';

/** The tags of companies: how they are written, and which are synonyms. */
export function TagsScreen() {
  const [q, setQ] = useState('');
  const [typed, setTyped] = useDebouncedSearch(q, setQ);
  const tags = useInfiniteQuery(infiniteQueryOptionsOf(list, { query: { q: q || undefined } }));
  const keys = useListKeys<HTMLUListElement>();
  const [changing, setChanging] = useState<{ tag: Tag; change: TagChange } | null>(null);
  return (
    <>
      <PageHeader
        title="Tags"
        lead="Case, hyphens and plurals count as one tag. Synonyms are found as the tag they belong to."
        actions={<SearchField label="Search tags" value={typed} onChange={setTyped} />}
      />
      <div className="mt-6">
        <ListResult
          what="tags"
          {...listState(tags)}
          skeleton={<TableSkeleton rows={8} />}
          empty={
            q === '' ? (
              <EmptyState
                title="No tags"
                action={<ButtonLink to="/admin/imports">Import companies</ButtonLink>}
              >
                Tags come with imported companies.
              </EmptyState>
            ) : (
              <EmptyState title={`No tag contains “${q}”`}>Search for another word.</EmptyState>
            )
          }
        >
          {(rows) => (
            <ul
              ref={keys}
              aria-label="Tags"
              className="divide-y divide-line rounded-card border border-line bg-raised"
            >
              {rows.map((tag) => (
                <li key={tag.id}>
                  <TagLine tag={tag} onChange={(change) => setChanging({ tag, change })} />
                </li>
              ))}
            </ul>
          )}
        </ListResult>
      </div>
      {changing && <TagDialog {...changing} onClose={() => setChanging(null)} />}
    </>
  );
}
