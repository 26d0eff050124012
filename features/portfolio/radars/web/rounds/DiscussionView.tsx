import type { Round } from '#features/portfolio/radars/domain/round.ts';
import { BlipComments } from '#features/portfolio/radars/web/page/BlipComments.tsx';
import { Spread } from './Spread.tsx';
import { VoteResults } from './VoteResults.tsx';

/** The disputed blips, each with its spread and its discussion; below, what is settled. */
export function DiscussionView({ round }: { readonly round: Round }) {
  const disputed = round.items.filter((item) => item.isDisputed === true);
  const settled = round.items.filter((item) => item.isDisputed !== true);
  return (
    <div className="space-y-8">
      <section aria-labelledby="disputed-blips" className="space-y-4">
        <div>
          <h2 id="disputed-blips" className="text-section font-semibold">
            Disputed <span className="font-normal text-ink-3 tabular">{disputed.length}</span>
          </h2>
          <p className="text-control text-ink-2">
            The first choice leads by less than 20 %, or there are fewer than 3 votes. These are
            voted on again.
          </p>
        </div>
        {disputed.map((item) => (
          <article
            key={item.id}
            aria-label={item.name}
            className="grid gap-6 rounded-card border border-line bg-raised p-4 shadow-card md:grid-cols-2"
          >
            <div className="space-y-3">
              <h3 className="font-semibold wrap-anywhere">{item.name}</h3>
              <Spread round={round} result={item.result} label={`Votes on ${item.name}`} />
            </div>
            <BlipComments radarId={round.radarId} blipId={item.blipId} />
          </article>
        ))}
      </section>
      {settled.length > 0 && (
        <div className="space-y-4">
          <h2 className="text-section font-semibold">
            Settled <span className="font-normal text-ink-3 tabular">{settled.length}</span>
          </h2>
          <VoteResults round={round} items={settled} />
        </div>
      )}
    </div>
  );
}
