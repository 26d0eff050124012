import { useId, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { WebhookTarget, type Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { OwnerField } from '#features/operations/api-keys/web/shared/OwnerField.tsx';
import { useDefaultOwner } from '#features/operations/api-keys/web/shared/use-default-owner.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { focusField } from '#ui/focus-field.ts';
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

const fieldIds = {
  name: 'webhook-name',
  url: 'webhook-url',
  corporationId: 'webhook-owner',
  kinds: 'webhook-kinds',
} as const;
const fields = ['name', 'url', 'corporationId', 'kinds'] as const;

/** Creates a webhook, and hands its secret over to be shown; or changes one. */
export function WebhookDialog({ webhook, onCreated, onClose }: Props) {
  const save = useSaveWebhook();
  const ownOne = useDefaultOwner();
  const formId = useId();
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
    const [first] = fields.filter((field) => problems[field] !== undefined);
    if (first !== undefined) focusField(fieldIds[first]);
    if (isBusy || first !== undefined) return;
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
      actions={
        <>
          <ErrorText className="mr-auto min-w-0 self-center text-control">{refusal}</ErrorText>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={isBusy}>
            {isNew ? 'Create webhook' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
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
          id={fieldIds.name}
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
          id={fieldIds.url}
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
              id={fieldIds.corporationId}
              value={values.corporationId}
              onChange={(corporationId) => set({ corporationId })}
            />
            {visible.corporationId !== undefined && <ErrorText>{visible.corporationId}</ErrorText>}
          </>
        )}
        <KindsField
          id={fieldIds.kinds}
          target={values.target}
          isOfFoundry={values.corporationId === null}
          value={values.kinds}
          onChange={(kinds) => set({ kinds })}
          problem={visible.kinds}
        />
      </form>
    </DialogFrame>
  );
}
