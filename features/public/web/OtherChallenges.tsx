import { useQuery } from '@tanstack/react-query';
import { corporation as corporationEndpoint } from '#features/public/domain/endpoints.ts';
import type { FollowUp } from '#features/public/domain/follow-up.ts';
import { ask } from '#core/web/transport/ask.ts';
import { ChallengeCard } from './ChallengeCard.tsx';

const most = 4;

/** The open door: what else the corporation is looking for. Nothing where that is nothing. */
export function OtherChallenges({ seen }: { readonly seen: FollowUp }) {
  const { slug, name } = seen.corporation;
  const { data: page } = useQuery(ask(corporationEndpoint, { params: { slug } }));
  const others = (page?.challenges ?? []).filter(({ id }) => id !== seen.opportunity.id);
  if (others.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-reading font-semibold">What else {name} is looking for</h3>
      <ul className="grid gap-4 sm:grid-cols-2">
        {others.slice(0, most).map((challenge) => (
          <li key={challenge.id}>
            <ChallengeCard slug={slug} challenge={challenge} />
          </li>
        ))}
      </ul>
    </div>
  );
}
