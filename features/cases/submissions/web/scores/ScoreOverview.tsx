import { Split } from 'lucide-react';
import { formatScore, pluralize } from '#core/domain/format.ts';
import type {
  JudgeScore,
  Scores,
  ScoreResult,
} from '#features/cases/submissions/domain/scores/score.ts';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { PersonName, PersonPhoto } from '#features/people/users/web/shared/Person.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { Pill } from '#ui/Tag.tsx';
import { ScoreBars } from './ScoreBars.tsx';

function Judge({ judge, isSelf }: { readonly judge: JudgeScore; readonly isSelf: boolean }) {
  const { userId, name, overall, note, at } = judge;
  return (
    <li className="flex gap-2.5">
      <PersonPhoto id={userId} name={name} size="s" />
      <div className="min-w-0 flex-1 text-control">
        <p className="flex items-baseline gap-1.5">
          {isSelf ? (
            <span className="truncate font-medium">You</span>
          ) : (
            <PersonName id={userId} name={name} className="truncate font-medium" />
          )}
          <span className="text-small text-ink-3">
            <RelativeTime at={at} />
          </span>
          <span className="ml-auto font-medium tabular">{formatScore(overall)}</span>
        </p>
        {note && <p className="whitespace-pre-line break-words text-ink-2">{note}</p>}
      </div>
    </li>
  );
}

interface Props {
  readonly card: Scorecard;
  readonly result: ScoreResult;
  readonly mine: Scores['mine'];
}

/** Results: the overall figure, by criterion, and each judge's score with their note. */
export function ScoreOverview({ card, result, mine }: Props) {
  const { user } = useSession();
  const { overall, spread, count, isDisputed, criteria, judges } = result;
  return (
    <div className="space-y-3.5">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 tabular">
        <span className="text-panel leading-6 font-semibold tracking-[-0.015em]">
          {formatScore(overall)}
        </span>
        <span className="text-control text-ink-3">
          of {card.scale} · {pluralize(count, 'judge', 'judges')}
          {count > 1 && (
            <>
              {' · '}
              <span aria-hidden>±</span>
              <span className="sr-only">spread </span> {formatScore(spread)}
            </>
          )}
        </span>
        {isDisputed && (
          <Pill tone="warn" icon={<Split aria-hidden className="size-3" strokeWidth={2} />}>
            Reviewers disagree
          </Pill>
        )}
      </p>
      <ScoreBars card={card} criteria={criteria} mine={mine?.values} />
      {judges.length > 0 && (
        <ul aria-label="Judges" className="space-y-2.5 border-t border-line pt-3.5">
          {judges.map((judge) => (
            <Judge key={judge.userId} judge={judge} isSelf={judge.userId === user?.id} />
          ))}
        </ul>
      )}
    </div>
  );
}
