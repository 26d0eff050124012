import { Ban, Check } from 'lucide-react';
import { domainKey } from '#features/directory/companies/domain/record-evidence.ts';
import { placeOf } from '#features/directory/companies/domain/company-labels.ts';
import { entryMatchLabels } from '#features/directory/companies/web/shared/entry-match-labels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import type { AddCandidate } from './review.ts';

interface Props {
  readonly candidate: AddCandidate;
  /** Whether to show why it matched. */
  readonly hasWhy?: boolean;
  /** The entries' texts, where they differ from the name. */
  readonly texts?: readonly string[];
}

/** A candidate: logo, name, location and state in the collection. */
export function CandidateRow({ candidate, hasWhy = false, texts = [] }: Props) {
  const { company, by, state } = candidate;
  const { id, name, logoUrl, url } = company;
  const facts = [domainKey(url), placeOf(company)].filter(Boolean).join(' · ');
  const others = texts.filter((text) => text !== name);
  const calledOtherwise = others.map((text) => `“${text}”`).join(', ');
  const beside = hasWhy && state === 'neither' ? entryMatchLabels[by] : calledOtherwise;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-small text-ink-3">{facts || company.oneLiner}</span>
        {beside !== '' && (
          <span className="block truncate text-small text-ink-3 sm:hidden">{beside}</span>
        )}
      </span>
      {others.length > 0 && (
        <span className="max-w-[40%] truncate text-small text-ink-3 max-sm:hidden">
          {calledOtherwise}
        </span>
      )}
      {state === 'listed' && (
        <span className="flex items-center gap-1.5 text-small whitespace-nowrap text-ink-3">
          <Check aria-hidden className="size-3.5 text-good-ink" />
          In the collection
        </span>
      )}
      {state === 'blacklisted' && (
        <span
          title="Adding it removes it from the blacklist"
          className="flex items-center gap-1.5 text-small whitespace-nowrap text-warn-ink"
        >
          <Ban aria-hidden className="size-3.5" />
          Blacklisted
        </span>
      )}
      {hasWhy && state === 'neither' && (
        <span className="text-right text-small text-ink-3 max-sm:hidden">
          {entryMatchLabels[by]}
        </span>
      )}
    </span>
  );
}
