import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { get, list, remove, restore } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { toast, toastError } from '#ui/toasts.ts';

/** Deletes a day, with Undo. */
export function useRemoveDay({ id, name }: Pick<PitchDayPage, 'id' | 'name'>): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { id };
  const listAgain = () => void client.invalidateQueries({ queryKey: queryKeyOf(list) });
  const bringBack = async () => {
    await call(restore, { params });
    listAgain();
    await navigate({ to: '/venturematch/pitch-days/$id', params, search: {} });
  };
  const removeDay = async () => {
    await call(remove, { params });
    await navigate({ to: '/venturematch/pitch-days' });
    client.removeQueries({ queryKey: queryKeyOf(get, { params }) });
    listAgain();
    toast(`${name} was deleted.`, 'good', {
      label: 'Undo',
      run: () => void bringBack().catch(toastError),
    });
  };
  return () => void removeDay().catch(toastError);
}
