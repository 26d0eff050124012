import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { aboutNeedsYou } from '#features/people/needs-you/web/shared/use-needs-you.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { get, open } from '#features/cases/submissions/domain/endpoints.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';

/** Tells the server that somebody of the case team has opened what was new to all of them. */
export function useOpened(submission: Submission | undefined, opportunity: Opportunity): void {
  const client = useQueryClient();
  const { person } = useSession();
  const isOfTeam =
    (opportunity.roles ?? []).length > 0 && may(person, 'moveSubmissions', opportunity);
  const newId = isOfTeam && submission?.openedAt === null ? submission.id : null;
  useEffect(() => {
    if (newId === null) return;
    const params = { id: newId };
    void call(open, { params }).then(
      () => {
        void client.invalidateQueries({ queryKey: queryKeyOf(get, { params }) });
        void client.invalidateQueries(aboutNeedsYou);
      },
      // It stays new until it is opened again.
      () => undefined,
    );
  }, [client, newId]);
}
