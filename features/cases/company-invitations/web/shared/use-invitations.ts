import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/cases/company-invitations/domain/endpoints.ts';

/** The invitations of an opportunity, for who may see its team. */
export const useInvitations = (opportunityId: string | undefined, maySee: boolean) =>
  useQuery({
    ...queryOptionsOf(list, { params: { id: opportunityId ?? '' } }),
    enabled: maySee && opportunityId !== undefined,
  });
