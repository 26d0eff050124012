import { useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { WebhookTarget, type Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { OwnerField } from '#features/operations/api-keys/web/shared/OwnerField.tsx';
import { useDefaultOwner } from '#features/operations/api-keys/web/shared/use-default-owner.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { KindsField } from './KindsField.tsx';
import { targetWords } from './target-words.ts';
import { useSaveWebhook } from './use-save-webhook.ts';
import { draftOf, problemsOf, valuesOf, type WebhookValues } from './webhook-draft.ts';

interface Props {
  /** Null: a new one. */
  readonly webhook: Webhook | null;
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

const targets = WebhookTarget.options.map((value) => ({ value, label: targetWords[value].label }));

/** Creates a webhook, and hands its secret over to be shown; or changes one. */
export function WebhookDialog({ webhook, onCreated, onClose }: Props) {
  const save = useSaveWebhook();
  const ownOne = useDefaultOwner();
  const isNew = webhook === null;
  const [values, setValues] = useState(() => valuesOf(webhook, ownOne));
  const [isChecked, setIsChecked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const set = (change: Partial<WebhookValues>) => setValues((now) => ({ ...now, ...change }));
  const problems = problemsOf(values, isNew);
  const visible = isChecked ? problems : {};
  const words = targetWords[values.target];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    setRefusal(undefined);
    if (isBusy || Object.keys(problems).length > 0) return;
    setIsBusy(true);
    try {
      const secret = await save(webhook, draftOf(values));
      if (secret === null) onClose();
      else onCreated(secret);
    } catch (error) {
      setRefusal(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame
      width="medium"
      title={isNew ? 'New webhook' : `Change ${webhook.name}`}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        {isNew && (
          <div className="flex">
            <SegmentedControl
              label="Send to"
              options={targets}
              value={values.target}
              onChange={(target) => set({ target })}
            />
          </div>
        )}
        <TextField
          id="webhook-name"
          label="Name"
          isRequired
          isFirst
          problem={visible.name}
          placeholder={words.name}
          value={values.name}
          maxLength={limits.nameCharacters}
          onChange={(name) => set({ name })}
        />
        <TextField
          id="webhook-url"
          label="Address"
          isRequired
          hint={words.hint}
          problem={visible.url}
          type="url"
          placeholder={
            isNew || values.target === 'system' ? words.address : `${webhook.url}, unchanged`
          }
          value={values.url}
          maxLength={limits.urlCharacters}
          onChange={(url) => set({ url })}
        />
        {isNew && (
          <>
            <OwnerField
              id="webhook-owner"
              value={values.corporationId}
              onChange={(corporationId) => set({ corporationId })}
            />
            {visible.corporationId !== undefined && <ErrorText>{visible.corporationId}</ErrorText>}
          </>
        )}
        <KindsField
          target={values.target}
          isOfFoundry={values.corporationId === null}
          value={values.kinds}
          onChange={(kinds) => set({ kinds })}
          problem={visible.kinds}
        />
        {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
        <FormActions
          submit={isNew ? 'Create webhook' : 'Save'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </form>
    </DialogFrame>
  );
}
