import { useMutation } from '@tanstack/react-query';
import { may } from '#core/domain/authorization/permissions.ts';
import { noticeText } from '#core/domain/notices.ts';
import { pluralize } from '#core/domain/format.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { companyNotices } from '#features/directory/companies/domain/notices.ts';
import { add, propose } from '#features/directory/companies/domain/proposal-endpoints.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { call } from '#core/web/transport/call.ts';
import { toast, toastError } from '#ui/toasts.ts';
import { withNewCompanies, type Draft } from './add-draft.ts';
import type { UnknownEntry } from './review.ts';

/** Entries that were not found: the foundry adds them to the directory, others propose them. */
export function useNewCompanies(draft: Draft, update: (changes: Partial<Draft>) => void) {
  const { person } = useSession();
  const mayAdd = may(person, 'importRecords');
  const { mutate, isPending } = useMutation({
    mutationFn: async (entries: readonly UnknownEntry[]) => {
      const body = { companies: entries.map(({ company }) => company) };
      if (mayAdd) return call(add, { body });
      await call(propose, { body });
      return null;
    },
    onSuccess: (added, entries) => {
      if (added !== null) return update(withNewCompanies(draft, entries, added));
      update({ proposed: new Set([...draft.proposed, ...entries.map(({ text }) => text)]) });
      const companies = pluralize(entries.length, 'company', 'companies');
      toast(noticeText(companyNotices['proposal.sent'], { companies }));
    },
    onError: toastError,
  });
  return {
    mayAdd,
    isPending,
    /** As many as are taken at once. */
    create: (entries: readonly UnknownEntry[]) =>
      mutate(entries.slice(0, companyLimits.newCompaniesMost)),
  };
}
