import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Round, RoundItem, VoteDraft } from '#features/portfolio/radars/domain/round.ts';
import type { VotingStep } from '#features/portfolio/radars/domain/round-steps.ts';
import {
  abstention,
  offRadar,
  type Experience,
} from '#features/portfolio/radars/domain/vote-result.ts';
import { Button } from '#ui/Button.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useScreenKeys } from '#core/web/screen-keys.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { choiceName, quadrantName } from './round-words.ts';
import { useVote } from './use-vote.ts';
import { VoteChoices } from './VoteChoices.tsx';
import { VoteList } from './VoteList.tsx';

const experienceKeys: Readonly<Record<string, Experience>> = {
  u: 'production',
  t: 'trial',
  r: 'reading',
  h: 'hearsay',
};

interface Props {
  readonly round: Round;
  readonly step: VotingStep;
  readonly items: readonly RoundItem[];
}

/** One blip after the other, by pointer or by keys. A vote is saved when it is chosen. */
export function VoteView({ round, step, items }: Props) {
  const search = useSearch({ from: '/shell/radars/$id/rounds/$roundId' });
  const navigate = useNavigate({ from: '/radars/$id/rounds/$roundId' });
  const cast = useVote(round, step);
  const go = (id: string | undefined) =>
    void navigate({ search: { item: id }, replace: true, resetScroll: false });
  const voted = items.filter((item) => item[step] !== null).length;
  const firstOpen = items.find((item) => item[step] === null);
  const item = items.find(({ id }) => id === search.item) ?? firstOpen ?? items[0];
  const at = item ? items.indexOf(item) : -1;
  const own = item?.[step] ?? null;
  const by = (steps: number) => {
    const next = items[at + steps];
    if (next) go(next.id);
  };
  const advance = () => {
    const rest = [...items.slice(at + 1), ...items.slice(0, at)];
    go((rest.find((one) => one[step] === null) ?? items[at + 1] ?? item)?.id);
  };
  const choose = (choice: VoteDraft['choice']) => {
    if (!item) return;
    const experience = choice === abstention ? null : (own?.experience ?? null);
    // The blip stays while where one knows it from is asked.
    go(item.id);
    cast({ itemId: item.id, to: { choice, experience } });
    if (choice === abstention || experience !== null) advance();
  };
  const know = (experience: Experience) => {
    if (!item || own === null || own.choice === abstention) return;
    cast({ itemId: item.id, to: { choice: own.choice, experience } });
    advance();
  };
  useScreenKeys([
    ...round.rings.map(({ id, name }, nth) => ({
      keys: [String(nth + 1)],
      what: `Vote: ${name}`,
      run: () => choose(id),
    })),
    { keys: ['0'], what: 'Vote: off the radar', run: () => choose(offRadar) },
    { keys: ['d'], what: 'Abstain', run: () => choose(abstention) },
    {
      keys: Object.keys(experienceKeys),
      what: 'How you know it',
      run: (key) => {
        const experience = experienceKeys[key];
        return experience === undefined ? false : know(experience);
      },
    },
  ]);
  useKeyboardShortcuts({
    j: () => by(1),
    k: () => by(-1),
    ArrowRight: () => by(1),
    ArrowLeft: () => by(-1),
  });
  if (!item) return null;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label="Your vote" className="min-w-0 space-y-5">
        <div className="space-y-1.5">
          <p role="status" className="text-control text-ink-2 tabular">
            {voted === items.length
              ? `You have voted on all ${items.length}. You can change your votes until the vote closes.`
              : `${voted} of ${items.length} voted`}
          </p>
          <ProgressBar label="Your votes" share={voted / items.length} />
        </div>
        <div>
          <p className="text-control text-ink-2">
            {quadrantName(round.quadrants, item.quadrantId)}
            {' · '}
            {item.ringId === null ? 'New' : `Now in ${choiceName(round.rings, item.ringId)}`}
          </p>
          <h2 className="mt-1 text-panel font-semibold tracking-[-0.015em] wrap-anywhere">
            {item.name}
          </h2>
          {item.description !== null && (
            <div className="mt-2 text-ink-2">
              <MarkdownText text={item.description} />
            </div>
          )}
        </div>
        <VoteChoices rings={round.rings} own={own} onChoose={choose} onKnow={know} />
        <div className="flex items-center justify-between gap-2">
          <Button variant="quiet" isDisabled={at === 0} onPress={() => by(-1)}>
            <ChevronLeft aria-hidden className="size-4" strokeWidth={1.75} />
            Previous
          </Button>
          {own !== null && (
            <Button variant="quiet" onPress={() => cast({ itemId: item.id, to: null })}>
              Withdraw vote
            </Button>
          )}
          <Button variant="quiet" isDisabled={at === items.length - 1} onPress={() => by(1)}>
            Next
            <ChevronRight aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </div>
      </section>
      <VoteList round={round} step={step} items={items} shownId={item.id} onShow={go} />
    </div>
  );
}
