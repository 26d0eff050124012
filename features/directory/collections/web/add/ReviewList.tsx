import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { formatNumber, plural } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';
import { DoubtfulEntry } from './DoubtfulEntry.tsx';
import type { Draft } from './add-draft.ts';
import { CandidateRow } from './CandidateRow.tsx';
import { isChecked, countUndecided, type AddCandidate, type Review } from './review.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { useNewCompanies } from './use-new-companies.ts';
import { UnknownEntries } from './UnknownEntries.tsx';

interface Props {
  readonly review: Review;
  readonly draft: Draft;
  readonly update: (changes: Partial<Draft>) => void;
}

/** Results of a lookup: found, ambiguous and unknown entries. */
export function ReviewList({ review, draft, update }: Props) {
  const { found, doubtful, unknown } = review;
  const newCompanies = useNewCompanies(draft, update);
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const free = found.filter(({ state }) => state === 'neither');
  const there = found.filter(({ state }) => state === 'listed').length;
  const isAll = free.every((candidate) => isChecked(candidate, draft));
  const tick = (addCandidates: readonly AddCandidate[], isOn: boolean) =>
    update({
      checked: {
        ...draft.checked,
        ...Object.fromEntries(addCandidates.map(({ key }) => [key, isOn])),
      },
    });
  const likeliest = new Map(
    doubtful.map(({ text, addCandidates }) => [text, addCandidates[0]?.key ?? null]),
  );
  const count = formatNumber;
  return (
    <div className="space-y-6">
      <p ref={summary} tabIndex={-1} role="status" className="text-ink-2 outline-none tabular">
        {count(found.length)} found, {count(doubtful.length)} to review, {count(unknown.length)} not
        found
      </p>
      <ReviewSection
        title="To review"
        count={doubtful.length}
        about="Choose the right company. Entries without a choice are not added."
        action={
          countUndecided(review, draft) > 1 && (
            <Button
              variant="quiet"
              size="small"
              onPress={() => update({ picks: new Map([...likeliest, ...draft.picks]) })}
            >
              Choose best matches
            </Button>
          )
        }
      >
        <div className="space-y-2">
          {doubtful.map(({ text, addCandidates }) => (
            <DoubtfulEntry
              key={text}
              text={text}
              addCandidates={addCandidates}
              pick={draft.picks.get(text)}
              onPick={(pick) => update({ picks: new Map([...draft.picks, [text, pick]]) })}
            />
          ))}
        </div>
      </ReviewSection>
      <ReviewSection
        title="Found"
        count={found.length}
        about={clsx(
          'By website or exact name.',
          there > 0 && `${count(there)} ${plural(there, 'is', 'are')} already in the collection.`,
        )}
        action={
          free.length > 1 && (
            <Button variant="quiet" size="small" onPress={() => tick(free, !isAll)}>
              {isAll ? 'Clear selection' : 'Select all'}
            </Button>
          )
        }
      >
        <ul className="divide-y divide-line rounded-card border border-line">
          {found.map((candidate) => (
            <li
              key={candidate.key}
              className="flex min-h-12 items-center gap-2 py-1 pr-3 pl-1.5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]"
            >
              {candidate.state === 'listed' ? (
                <span className="size-7 shrink-0" />
              ) : (
                <RowCheckbox
                  label={`Add ${candidate.company.name}`}
                  isOn={isChecked(candidate, draft)}
                  onToggle={() => tick([candidate], !isChecked(candidate, draft))}
                />
              )}
              <CandidateRow candidate={candidate} texts={candidate.texts} />
            </li>
          ))}
        </ul>
      </ReviewSection>
      <ReviewSection
        title="Not found"
        count={unknown.length}
        about={
          newCompanies.mayAdd
            ? 'No match. Search by another name, or add them to the directory.'
            : 'No match. Search by another name, or propose them for the directory.'
        }
      >
        <UnknownEntries
          entries={unknown}
          proposed={draft.proposed}
          newCompanies={newCompanies}
          onSearch={(searched) => update({ source: 'search', searched })}
        />
      </ReviewSection>
    </div>
  );
}
