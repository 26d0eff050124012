import { useId, useState, type FormEvent } from 'react';
import { isEmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { notAnEmail } from '#core/domain/validation-words.ts';
import type { Contact } from '#features/cases/company-contacts/domain/contact.ts';
import { contactLimits } from '#features/cases/company-contacts/domain/limits.ts';
import { useSaveContact } from '#features/cases/company-contacts/web/use-save-contact.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';

interface Props {
  readonly company: CompanyRef;
  /** Null: a new one. One of a submission becomes one of the corporation's own. */
  readonly contact: Contact | null;
  readonly onClose: () => void;
}

/** Adds or edits a contact of the corporation's own. */
export function ContactDialog({ company, contact, onClose }: Props) {
  const id = useId();
  const [name, setName] = useState(contact?.name ?? '');
  const [email, setEmail] = useState(contact?.email ?? '');
  const [role, setRole] = useState(contact?.role ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const problems = {
    name: name.trim() === '' ? 'Enter a name.' : undefined,
    email: email.trim() !== '' && !isEmailAddress(email.trim()) ? notAnEmail : undefined,
  };
  const visible = (problem: string | undefined) => (isChecked ? problem : undefined);
  const { mutate, isPending, error } = useSaveContact(company, contact, onClose);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (problems.name !== undefined || problems.email !== undefined || isPending) return;
    mutate({ name: name.trim(), email: email.trim() || null, role: role.trim() });
  }
  return (
    <DialogFrame
      title={contact === null ? 'Add contact' : 'Edit contact'}
      lead="Only your corporation sees contacts."
      isStrict
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextField
          id={`${id}-name`}
          label="Name"
          isRequired
          isFirst
          value={name}
          onChange={setName}
          maxLength={limits.nameCharacters}
          problem={visible(problems.name)}
        />
        <TextField
          id={`${id}-email`}
          label="Email"
          type="email"
          isRequired={false}
          value={email}
          onChange={setEmail}
          maxLength={limits.emailCharacters}
          problem={visible(problems.email)}
        />
        <TextField
          id={`${id}-role`}
          label="Role"
          isRequired={false}
          placeholder="Founder"
          value={role}
          onChange={setRole}
          maxLength={contactLimits.roleCharacters}
          problem={undefined}
        />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions
          submit={contact === null ? 'Add' : 'Save'}
          isBusy={isPending}
          onCancel={onClose}
        />
      </form>
    </DialogFrame>
  );
}
