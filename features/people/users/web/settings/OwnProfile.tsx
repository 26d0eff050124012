import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#core/web/session/use-session.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/people/users/domain/profile-endpoints.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';

const skeleton = (
  <div className="space-y-4">
    <SkeletonRepeat count={3} className="skeleton h-18 rounded-card" />
  </div>
);

/** What needs one’s own profile, once it is there. */
export function OwnProfile({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  const { user } = useSession();
  const query = useQuery({
    ...queryOptionsOf(get, { params: { id: user?.id ?? '' } }),
    enabled: user !== null,
  });
  return (
    <QueryBoundary what="profile" query={query} skeleton={skeleton}>
      {children}
    </QueryBoundary>
  );
}
