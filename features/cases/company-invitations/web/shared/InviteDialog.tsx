import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { isEmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list, recipients, send } from '#features/cases/company-invitations/domain/endpoints.ts';
import type { Invitations } from '#features/cases/company-invitations/domain/invitation.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import { invitationRefusals } from '#features/cases/company-invitations/domain/refusals.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { toast } from '#ui/toasts.ts';
import { KnownRecipients } from '#features/cases/company-invitations/web/KnownRecipients.tsx';
import { MailPreview } from '#features/cases/company-invitations/web/MailPreview.tsx';

interface Props {
  readonly opportunityId: string;
  readonly company: { readonly id: string; readonly name: string };
  readonly invitations: Invitations;
  readonly onClose: () => void;
}

/** Invites a company by mail; what it will say stands beside the fields. */
export function InviteDialog({ opportunityId, company, invitations, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const [typed, setRecipient] = useState<string | null>(null);
  const { data: addresses = [] } = useQuery(
    queryOptionsOf(recipients, {
      params: { id: opportunityId },
      query: { companyId: company.id },
    }),
  );
  const recipient = typed ?? addresses[0]?.email ?? '';
  const [message, setMessage] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const sendOnce = useCallOnce(send);
  const address = recipient.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      sendOnce({
        params: { id: opportunityId },
        body: { companyId: company.id, recipient: address, message },
      }),
    onSuccess: () => {
      toast(`${company.name} was invited`);
      void client.invalidateQueries({
        queryKey: queryKeyOf(list, { params: { id: opportunityId } }),
      });
      onClose();
    },
  });
  const { obstacle } = invitations;
  if (obstacle !== null) {
    return (
      <DialogFrame title={`Invite ${company.name}`} width="medium" onClose={onClose}>
        <p className="text-ink-2">{refusalText(invitationRefusals[`invitation.${obstacle}`])}</p>
      </DialogFrame>
    );
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isEmailAddress(address)) mutate();
  }
  return (
    <DialogFrame
      title={`Invite ${company.name}`}
      lead={`To submit to “${invitations.opportunity.name}”`}
      width="wide"
      onClose={onClose}
      isStrict
    >
      <form onSubmit={submit} noValidate>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          <div className="min-w-0 space-y-5">
            <TextField
              id={`${id}-recipient`}
              label="Email address"
              isRequired
              value={recipient}
              onChange={setRecipient}
              type="email"
              maxLength={limits.emailCharacters}
              problem={
                isChecked && !isEmailAddress(address) ? 'Enter an email address.' : undefined
              }
              isFirst
            />
            <KnownRecipients recipients={addresses} chosen={address} onChoose={setRecipient} />
            <LongTextField
              id={`${id}-message`}
              label="Message"
              isRequired={false}
              problem={undefined}
              value={message}
              onChange={setMessage}
              rows={6}
              maxLength={invitationLimits.messageCharacters}
            />
            <p className="text-small text-ink-3">
              You will see when the link is opened and the form submitted.
            </p>
          </div>
          <MailPreview
            invitations={invitations}
            companyName={company.name}
            recipient={address}
            message={message}
          />
        </div>
        <div className="mt-5">
          <ErrorText>{error?.message}</ErrorText>
          <FormActions submit="Send" isBusy={isPending} onCancel={onClose} />
        </div>
      </form>
    </DialogFrame>
  );
}
