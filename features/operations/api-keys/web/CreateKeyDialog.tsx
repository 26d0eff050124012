import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { apiKeyScopes, type ApiKeyScope } from '#core/domain/authorization/api-key-scope.ts';
import { limits } from '#core/domain/limits.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { day } from '#core/domain/units.ts';
import { create, list } from '#features/operations/api-keys/domain/endpoints.ts';
import { scopeLabels } from '#features/operations/api-keys/domain/scope-labels.ts';
import { OwnerField } from '#features/operations/api-keys/web/shared/OwnerField.tsx';
import { useDefaultOwner } from '#features/operations/api-keys/web/shared/use-default-owner.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SelectField } from '#ui/SelectField.tsx';

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'Never' },
] as const;
type Lifetime = (typeof lifetimes)[number]['value'];

const expiryOf = (lifetime: Lifetime, now: number): string | null =>
  lifetime === 'never' ? null : new Date(now + Number(lifetime) * day).toISOString();

interface Props {
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

/** Creates an API key, and hands its secret over to be shown. */
export function CreateKeyDialog({ onCreated, onClose }: Props) {
  const client = useQueryClient();
  const createOnce = useCallOnce(create);
  const [name, setName] = useState('');
  const [corporationId, setCorporationId] = useState<string | null | undefined>(useDefaultOwner());
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [lifetime, setLifetime] = useState<Lifetime>('90');
  const [openedAt] = useState(Date.now);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  function missing(): string | null {
    if (name.trim() === '') return 'Enter a name.';
    if (corporationId === undefined) return 'Choose a corporation.';
    return scopes.length === 0 ? 'Choose at least one scope.' : null;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const lacks = missing();
    setProblem(lacks ?? undefined);
    if (isBusy || lacks !== null || corporationId === undefined) return;
    setIsBusy(true);
    try {
      const expiresAt = expiryOf(lifetime, openedAt);
      const made = await createOnce({
        body: { name, corporationId, scopes: [...scopes], expiresAt },
      });
      onCreated(made.secret);
      await client.invalidateQueries({ queryKey: queryKeyOf(list) });
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame title="New API key" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <TextField
          id="key-name"
          label="Name"
          isRequired
          isFirst
          problem={undefined}
          placeholder="Jira projects"
          value={name}
          maxLength={limits.nameCharacters}
          onChange={setName}
        />
        <OwnerField id="key-owner" value={corporationId} onChange={setCorporationId} />
        <fieldset>
          <legend className="mb-1.5 font-medium">Scopes</legend>
          <div className="flex flex-col gap-1">
            {apiKeyScopes.map((scope) => (
              <CheckboxField
                key={scope}
                isSelected={scopes.includes(scope)}
                onChange={(isOn) =>
                  setScopes((all) => (isOn ? [...all, scope] : all.filter((one) => one !== scope)))
                }
              >
                {scopeLabels[scope]}
              </CheckboxField>
            ))}
          </div>
        </fieldset>
        <SelectField
          label="Expires"
          options={lifetimes}
          value={lifetime}
          onChange={setLifetime}
          inForm={{ id: 'key-lifetime', 'aria-describedby': undefined }}
        />
        {problem !== undefined && <ErrorText>{problem}</ErrorText>}
        <FormActions submit="Create key" isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
