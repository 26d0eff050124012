import { useQuery } from '@tanstack/react-query';
import { GitMerge } from 'lucide-react';
import { useId } from 'react';
import { cycles as cyclesOf } from '#features/cases/corporations/domain/endpoints.ts';
import { formatMoney, formatList } from '#core/domain/format.ts';
import {
  contentLabels,
  type ContentField,
  type OpportunityContent,
} from '#features/cases/opportunities/domain/content.ts';
import type { Merge } from '#features/cases/opportunities/domain/merge.ts';
import { DeadlineText } from '#core/web/deadlines/DeadlineText.tsx';
import { useTimeZoneOf } from '#core/web/session/use-time-zone-of.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** Which side of a conflict: my value, or the one that somebody else saved. */
export type Side = 'mine' | 'theirs';
export type Sides = Partial<Record<ContentField, Side>>;

interface Props {
  readonly corporationId: string;
  readonly merge: Merge;
  readonly mine: OpportunityContent;
  readonly theirs: OpportunityContent;
  readonly sides: Sides;
  readonly onChoose: (field: ContentField, side: Side) => void;
}

const words = (fields: readonly ContentField[]) =>
  formatList(fields.map((field) => contentLabels[field]));

const nothing = <span className="text-ink-3">Nothing</span>;

/** A field's value, truncated for comparison. */
function FieldText({
  field,
  content,
  corporationId,
}: {
  readonly field: ContentField;
  readonly content: OpportunityContent;
  readonly corporationId: string;
}) {
  const { data: cycles } = useQuery({
    ...queryOptionsOf(cyclesOf, { params: { id: corporationId } }),
    enabled: field === 'cycleId',
  });
  const timeZone = useTimeZoneOf(corporationId);
  const value = content[field];
  if (field === 'cycleId') return cycles?.find(({ id }) => id === value)?.name ?? '…';
  if (field === 'isPublished') return content.isPublished ? 'Shown' : 'Not shown';
  if (field === 'categories') return content.categories.join(', ') || nothing;
  if (field === 'questions') {
    return content.questions.map(({ text }) => text).join('\n') || nothing;
  }
  if (field === 'reward') {
    return content.reward ? formatMoney(content.reward.amount, content.reward.currency) : nothing;
  }
  if (typeof value !== 'string') return nothing;
  const isDate = field === 'cycleStartDate' || field === 'cycleEndDate';
  return isDate ? <DeadlineText at={value} timeZone={timeZone} /> : value;
}

/** After a concurrent change: the fields merged from it, and the conflicts to resolve. */
export function Conflicts({ corporationId, merge, mine, theirs, sides, onChoose }: Props) {
  const name = useId();
  const { taken, conflicts } = merge;
  const options = [
    { side: 'mine', label: 'Yours', content: mine },
    { side: 'theirs', label: 'Theirs', content: theirs },
  ] as const;
  return (
    <section
      aria-label="Changed in the meantime"
      className="mb-7 rounded-card border border-line bg-raised p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <GitMerge aria-hidden className="size-4 text-accent" strokeWidth={1.75} />
        Someone else changed this while you were writing
      </h2>
      <p className="mt-1 text-control text-ink-2">
        {taken.length > 0 && <>Also changed by them: {words(taken)}. </>}
        {conflicts.length > 0
          ? 'You both changed these fields. Choose a version for each and save again.'
          : 'Your changes are kept. Review them and save again.'}
      </p>
      <div className="mt-4 space-y-4 empty:hidden">
        {conflicts.map((field) => (
          <fieldset key={field}>
            <legend className="mb-1.5 text-control font-medium">{contentLabels[field]}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {options.map(({ side, label, content }) => (
                <div
                  key={side}
                  className="relative flex min-w-0 items-start gap-2.5 rounded-control border border-line p-3 text-control hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
                >
                  <input
                    id={`${name}-${field}-${side}`}
                    type="radio"
                    name={`${name}-${field}`}
                    checked={sides[field] === side}
                    onChange={() => onChoose(field, side)}
                    aria-describedby={`${name}-${field}-${side}-text`}
                    className="relative z-1 mt-0.5 size-4 shrink-0 cursor-pointer accent-accent outline-none"
                  />
                  <div className="min-w-0 flex-1">
                    <label
                      htmlFor={`${name}-${field}-${side}`}
                      className="cursor-pointer font-medium after:absolute after:inset-0"
                    >
                      {label}
                    </label>
                    <p
                      id={`${name}-${field}-${side}-text`}
                      className="mt-0.5 line-clamp-5 break-words whitespace-pre-line text-ink-2"
                    >
                      <FieldText field={field} content={content} corporationId={corporationId} />
                    </p>
                  </div>
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}
