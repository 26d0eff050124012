import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isEmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { CorporationField } from './CorporationField.tsx';
import { useCreateAccount } from './use-create-account.ts';
import { aboutUsers } from './user-cache.ts';

/** Lets one person in, with a password that is handed over. */
export function CreateAccountForm({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const createAccount = useCreateAccount();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [corporationId, setCorporationId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!isEmailAddress(email)) {
      setProblem('Enter an email address.');
      return;
    }
    setIsBusy(true);
    setProblem(undefined);
    try {
      await createAccount({ email, name, corporationId, password });
      onClose();
      await Promise.all(aboutUsers.map((filters) => client.invalidateQueries(filters)));
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  const field = { isRequired: true, problem: undefined, maxLength: limits.nameCharacters } as const;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <TextField
        {...field}
        id="invited-email"
        label="Email address"
        type="email"
        isFirst
        value={email}
        onChange={setEmail}
      />
      <TextField
        {...field}
        id="invited-name"
        label="Name"
        isRequired={false}
        value={name}
        onChange={setName}
      />
      <CorporationField id="invited-to" value={corporationId} onChange={setCorporationId} />
      <TextField
        {...field}
        id="created-password"
        label="Password"
        hint="Hand it over yourself. They can change it under Security."
        value={password}
        onChange={setPassword}
      />
      {problem !== undefined && <ErrorText>{problem}</ErrorText>}
      <FormActions submit="Create account" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
