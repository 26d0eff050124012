import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { personName } from '#core/domain/identity/names.ts';
import { Place, usePreloadedPlace } from '#core/web/Place.tsx';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useSession } from '#core/web/session/use-session.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/people/users/domain/profile-endpoints.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';

declare module '#core/web/places.ts' {
  interface Places {
    /** Below who a person is. */
    personSections: { readonly profile: Profile; readonly isOwn: boolean };
  }
}

const frame = 'mx-auto w-full max-w-270 px-4 py-6 md:px-8 md:py-7';
const columns = 'mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]';

const skeleton = (
  <div className={frame}>
    <div className="flex items-center gap-4">
      <div className="skeleton size-18 shrink-0 rounded-full" />
      <div className="min-w-0 flex-1 space-y-2">
        <div className="skeleton h-8 w-56 max-w-full" />
        <div className="skeleton h-5 w-72 max-w-full" />
      </div>
    </div>
    <div className={columns}>
      <div className="space-y-4">
        <SkeletonRepeat count={6} className="h-10" />
      </div>
      <div className="space-y-4">
        <SkeletonRepeat count={4} className="h-10" />
      </div>
    </div>
  </div>
);

const gone = (
  <EmptyState
    isPage
    title="This profile does not exist"
    action={<ButtonLink to="/projects">Go to Projects</ButtonLink>}
  >
    The person has left, or works for a corporation you do not see.
  </EmptyState>
);

/** A person: who they are, what they work on, and what they did. */
export function ProfileScreen() {
  const { id } = useParams({ from: '/shell/profile/$id' });
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  usePageSubject(query.data && personName(query.data));
  usePreloadedPlace('personSections');
  return (
    <QueryBoundary isPage what="profile" query={query} skeleton={skeleton} gone={gone}>
      {(profile) => <LoadedProfile key={profile.id} profile={profile} />}
    </QueryBoundary>
  );
}

function LoadedProfile({ profile }: { readonly profile: Profile }) {
  const { user } = useSession();
  const isOwn = user?.id === profile.id;
  return (
    <div className={frame}>
      <ProfileHeader profile={profile} isOwn={isOwn} />
      <div className={columns}>
        <div className="min-w-0 space-y-9">
          <Place name="personSections" told={{ profile, isOwn }} />
        </div>
        <ProfileFacts profile={profile} isOwn={isOwn} />
      </div>
    </div>
  );
}
