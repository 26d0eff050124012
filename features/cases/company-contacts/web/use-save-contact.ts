import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import type { Contact, ContactDraft } from '#features/cases/company-contacts/domain/contact.ts';
import { add, edit, list } from '#features/cases/company-contacts/domain/endpoints.ts';
import { contactNotices } from '#features/cases/company-contacts/domain/notices.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { toast } from '#ui/toasts.ts';

/** Adds a contact of a company, or changes the one given. One of a submission has no id, and is added. */
export function useSaveContact(
  { kind, id: companyId }: CompanyRef,
  contact: Pick<Contact, 'id'> | null,
  onSaved: () => void,
) {
  const client = useQueryClient();
  const addOnce = useCallOnce(add);
  const params = { kind, id: companyId };
  const id = contact?.id ?? null;
  return useMutation({
    mutationFn: async (body: ContactDraft): Promise<void> => {
      if (id === null) await addOnce({ params, body });
      else await call(edit, { params: { id }, body });
    },
    onSuccess: (_, { name }) => {
      toast(noticeText(contactNotices[id === null ? 'contact.added' : 'contact.saved'], { name }));
      void client.invalidateQueries({ queryKey: queryKeyOf(list, { params }) });
      onSaved();
    },
  });
}
