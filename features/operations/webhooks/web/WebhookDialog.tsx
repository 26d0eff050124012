import { useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { WebUrl } from '#core/domain/schemas.ts';
import type { Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { OwnerField } from '#features/operations/api-keys/web/shared/OwnerField.tsx';
import { useDefaultOwner } from '#features/operations/api-keys/web/shared/use-default-owner.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { KindsField } from './KindsField.tsx';
import { useSaveWebhook } from './use-save-webhook.ts';

interface Props {
  /** Null: a new one. */
  readonly webhook: Webhook | null;
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

const ownerOf = ({ corporation }: Webhook) => corporation?.id ?? null;

/** Creates a webhook, and hands its secret over to be shown; or changes one. */
export function WebhookDialog({ webhook, onCreated, onClose }: Props) {
  const save = useSaveWebhook();
  const ownOne = useDefaultOwner();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [kinds, setKinds] = useState<readonly string[]>(webhook?.kinds ?? []);
  const [corporationId, setCorporationId] = useState<string | null | undefined>(
    webhook ? ownerOf(webhook) : ownOne,
  );
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  function missing(): string | null {
    if (name.trim() === '') return 'Enter a name.';
    if (!WebUrl.safeParse(url.trim()).success) return 'Enter an address that begins with https.';
    if (corporationId === undefined) return 'Choose a corporation.';
    return kinds.length === 0 ? 'Choose at least one event.' : null;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const lacks = missing();
    setProblem(lacks ?? undefined);
    if (isBusy || lacks !== null || corporationId === undefined) return;
    setIsBusy(true);
    try {
      const draft = { name, url: url.trim(), kinds: [...kinds], corporationId };
      const secret = await save(webhook, draft);
      if (secret === null) onClose();
      else onCreated(secret);
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame
      width="medium"
      title={webhook === null ? 'New webhook' : `Change ${webhook.name}`}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <TextField
          id="webhook-name"
          label="Name"
          isRequired
          isFirst
          problem={undefined}
          placeholder="Teams channel"
          value={name}
          maxLength={limits.nameCharacters}
          onChange={setName}
        />
        <TextField
          id="webhook-url"
          label="Address"
          isRequired
          problem={undefined}
          type="url"
          placeholder="https://hooks.example.com/outrider"
          value={url}
          maxLength={limits.urlCharacters}
          onChange={setUrl}
        />
        {webhook === null && (
          <OwnerField id="webhook-owner" value={corporationId} onChange={setCorporationId} />
        )}
        <KindsField isOfFoundry={corporationId === null} value={kinds} onChange={setKinds} />
        {problem !== undefined && <ErrorText>{problem}</ErrorText>}
        <FormActions
          submit={webhook === null ? 'Create webhook' : 'Save'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </form>
    </DialogFrame>
  );
}
