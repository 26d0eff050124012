import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import {
  blacklistedCompanies,
  listedCompanies,
} from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useCompanies } from '#features/directory/collections/web/shared/use-companies.ts';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { buildBlocksBySubspace, buildBlocks } from './print-blocks.ts';
import { PrintBlockSection } from './PrintBlockSection.tsx';
import { PrintHead } from './PrintHead.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import type { PrintSearch } from '#features/directory/collections/web/search-params.ts';
import { useNotes } from '#features/directory/collections/web/notes/use-notes.ts';
import { flushSync } from 'react-dom';

/** Blocks rendered per frame. */
const atOnce = 2;

/** Number of blocks rendered: grows each frame; all of them before printing. New blocks start over. */
function useProgressiveRender(parts: readonly unknown[]): number {
  const [state, setState] = useState({ parts, drawn: atOnce });
  const count = parts.length;
  const drawn = state.parts === parts ? state.drawn : atOnce;
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => setState({ parts, drawn: drawn + atOnce }));
    return () => cancelAnimationFrame(frame);
  }, [parts, drawn, count]);
  useEffect(() => {
    const drawAll = () => flushSync(() => setState({ parts, drawn: count }));
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, [parts, count]);
  return Math.min(drawn, count);
}

const nobody: never[] = [];

/** The printed document, with options above it. */
export function PrintDocument({ collection }: { readonly collection: Collection }) {
  const search = useSearch({ from: '/paper/collection/$id/print' });
  const navigate = useNavigate({ from: '/collection/$id/print' });
  const onChange = (next: PrintSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });

  const listed = useMemo(() => listedCompanies(collection), [collection]);
  const unwanted = useMemo(() => blacklistedCompanies(collection), [collection]);
  const read = useCompanies(listed, collection.id);
  const readUnwanted = useCompanies(search.blacklist ? unwanted : nobody);
  const notes = useNotes(collection.id);
  const isBySpace = search.as !== 'list' && collection.subspaces.length > 0;
  const blocks = useMemo(() => {
    const heading = { name: 'Blacklist', description: 'Blacklisted.', depth: 0 };
    return [
      ...(isBySpace
        ? buildBlocksBySubspace(collection, read.companies)
        : buildBlocks('', null, read.companies)),
      ...(readUnwanted.companies.length > 0
        ? buildBlocks('blacklist', heading, readUnwanted.companies)
        : []),
    ];
  }, [collection, isBySpace, read.companies, readUnwanted.companies]);
  const drawn = useProgressiveRender(blocks);
  const isBusy = read.isPending || readUnwanted.isPending || drawn < blocks.length;
  return (
    <>
      <PrintToolbar
        collection={collection}
        search={search}
        onChange={onChange}
        isBusy={isBusy}
        hasBlacklist={unwanted.length > 0}
      />
      <div className="mx-auto max-w-[210mm] px-4 py-8 sm:px-8 print:max-w-none print:p-0">
        <PrintHead
          collection={collection}
          count={listed.length}
          blacklisted={search.blacklist ? unwanted.length : 0}
        />
        {read.error && (
          <ErrorState
            title="The companies could not be loaded"
            error={read.error}
            onRetry={read.reload}
          />
        )}
        {listed.length === 0 && <EmptyState title="No company yet">Nothing to print.</EmptyState>}
        {blocks.slice(0, drawn).map((block) => (
          <PrintBlockSection
            key={block.key}
            block={block}
            notes={search.notes === false ? null : notes}
          />
        ))}
      </div>
    </>
  );
}
