import type { ReactNode } from 'react';
import { pluralize } from '#core/domain/format.ts';
import type { ProposalSource } from '#features/portfolio/radars/domain/proposal.ts';
import { PathLink } from './PathLink.tsx';

const kinds: Readonly<Record<ProposalSource['kind'], string>> = {
  company: 'Company',
  collection: 'Collection',
  search: 'Search',
  project: 'Project',
  round: 'Proposed in a round',
  move: 'Move after the publication of',
};

function countText({ kind, count }: ProposalSource): string | null {
  if (count === undefined) return null;
  if (kind === 'project') return pluralize(count, 'won pilot', 'won pilots', 'en');
  if (kind === 'collection') return pluralize(count, 'company', 'companies', 'en');
  return pluralize(count, 'company matches', 'companies match', 'en');
}

/** Where a proposal came from, with how many argue for it and the list of them. */
export function SourceText({ source }: { readonly source: ProposalSource }): ReactNode {
  const { kind, label, query } = source;
  const about = label === undefined || label === '' ? kinds[kind] : `${kinds[kind]} ${label}`;
  const counted = countText(source);
  const words = counted ?? (query === undefined ? null : 'Open');
  return (
    <span className="text-control text-ink-2">
      {about}
      {words !== null && ' · '}
      {words !== null && (query === undefined ? words : <PathLink path={query}>{words}</PathLink>)}
    </span>
  );
}
