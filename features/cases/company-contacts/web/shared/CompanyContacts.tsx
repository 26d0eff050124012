import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { may } from '#core/domain/authorization/permissions.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { toastWithUndo } from '#core/web/sync/undo-toast.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { Contact } from '#features/cases/company-contacts/domain/contact.ts';
import { add, list, remove } from '#features/cases/company-contacts/domain/endpoints.ts';
import { contactNotices } from '#features/cases/company-contacts/domain/notices.ts';
import { ContactRow } from '#features/cases/company-contacts/web/ContactRow.tsx';
import { ContactDialog } from '#features/cases/company-contacts/web/ContactDialog.tsx';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/toasts.ts';

/** The people at a company that the viewer's corporation knows. Nobody else sees them. */
export function CompanyContacts({ company: { kind, id } }: { readonly company: CompanyRef }) {
  const { person } = useSession();
  const client = useQueryClient();
  const params = { kind, id };
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const { data: contacts = [] } = useQuery(queryOptionsOf(list, { params }));
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(list, { params }) });
  const restore = useMutation({
    mutationFn: ({ name, email, role }: Contact) =>
      call(add, { params, body: { name: name ?? '', email, role } }),
    onError: toastError,
    onSettled: refresh,
  });
  const removal = useMutation({
    mutationFn: (contact: Contact) => call(remove, { params: { id: contact.id ?? '' } }),
    onSuccess: (_, contact) =>
      toastWithUndo(
        noticeText(contactNotices['contact.removed'], { name: contact.name ?? '' }),
        () => restore.mutate(contact),
      ),
    onError: toastError,
    onSettled: refresh,
  });
  const { corporationId } = person;
  const mayEdit = corporationId !== null && may(person, 'keepCompanyValues', { id: corporationId });
  const isOwn = (contact: Contact) => contact.corporation.id === corporationId;
  if (contacts.length === 0 && !mayEdit) return null;
  return (
    <div className="mb-5">
      <div className="mb-1.5 flex min-h-7 items-center justify-between gap-4">
        <h3 className="text-control font-semibold">
          Contacts{' '}
          {contacts.length > 0 && (
            <span className="font-normal text-ink-3 tabular">{contacts.length}</span>
          )}
        </h3>
        {mayEdit && (
          <Button
            variant="quiet"
            size="small"
            aria-label="Add contact"
            onPress={() => setEdited('new')}
          >
            <Plus aria-hidden className="size-3.5" strokeWidth={1.75} />
            Add
          </Button>
        )}
      </div>
      {contacts.length === 0 ? (
        <p className="text-control text-ink-3">No contacts yet. Only your corporation sees them.</p>
      ) : (
        <ul
          aria-label="Contacts"
          className="divide-y divide-line rounded-card border border-line bg-raised"
        >
          {contacts.map((contact) => (
            <ContactRow
              key={contact.id ?? contact.submission?.id}
              contact={contact}
              showsCorporation={!isOwn(contact)}
              mayEdit={mayEdit && isOwn(contact)}
              onEdit={() => setEdited(contact)}
              onRemove={() => removal.mutate(contact)}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <ContactDialog
          company={{ kind, id }}
          contact={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
