import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { personName } from '#core/domain/identity/names.ts';
import { search } from '#core/domain/identity/user-endpoints.ts';
import { useSession } from '#core/web/session/use-session.ts';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { usePaletteSearch } from '#core/web/shell/use-palette-search.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const most = 5;

/** People whom the viewer may find, by name or email address. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const { person, user } = useSession();
  const { q, how, found } = usePaletteSearch(typed);
  const answer = useQuery({
    ...queryOptionsOf(search, {
      query: { q, sameCorporationOnly: isFoundry(person) ? 'false' : 'true' },
    }),
    ...how,
  });
  return {
    pages:
      user === null
        ? []
        : [
            {
              id: 'own-profile',
              label: 'Your profile',
              icon: UserRound,
              hint: 'Account',
              run: () => void navigate({ to: '/profile/$id', params: { id: user.id } }),
            },
          ],
    found: found('People', answer, (people) =>
      people.slice(0, most).map((one) => ({
        id: `person-${one.id}`,
        label: personName(one),
        icon: UserRound,
        hint: one.title ?? one.email ?? 'Person',
        run: () => void navigate({ to: '/profile/$id', params: { id: one.id } }),
      })),
    ),
  };
}
