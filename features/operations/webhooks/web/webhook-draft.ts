import { WebUrl } from '#core/domain/schemas.ts';
import type {
  Webhook,
  WebhookDraft,
  WebhookTarget,
} from '#features/operations/webhooks/domain/webhook.ts';

/** What stands in the form of a webhook. */
export interface WebhookValues {
  readonly target: WebhookTarget;
  readonly name: string;
  /** Of a channel that is changed, empty: its address is not shown, and stays. */
  readonly url: string;
  readonly kinds: readonly string[];
  /** Undefined: not chosen yet. */
  readonly corporationId: string | null | undefined;
}

export const valuesOf = (
  webhook: Webhook | null,
  corporationId: string | null | undefined,
): WebhookValues => {
  if (webhook === null) return { target: 'system', name: '', url: '', kinds: [], corporationId };
  const { target, name, url, kinds, corporation } = webhook;
  return {
    target,
    name,
    url: target === 'system' ? url : '',
    kinds,
    corporationId: corporation?.id ?? null,
  };
};

export type WebhookProblems = Partial<Record<keyof WebhookValues, string>>;

const isAddress = (url: string): boolean => WebUrl.safeParse(url.trim()).success;

/** What is missing, by field. */
export function problemsOf(values: WebhookValues, isNew: boolean): WebhookProblems {
  const keepsAddress = !isNew && values.target !== 'system' && values.url.trim() === '';
  return {
    ...(values.name.trim() === '' && { name: 'Enter a name.' }),
    ...(!keepsAddress &&
      !isAddress(values.url) && { url: 'Enter an address that begins with https.' }),
    ...(values.corporationId === undefined && { corporationId: 'Choose a corporation.' }),
    ...(values.kinds.length === 0 && { kinds: 'Choose at least one event.' }),
  };
}

/** The parts that are sent; without an address that stays. */
export const draftOf = ({ name, target, url, kinds, corporationId }: WebhookValues) => ({
  name,
  target,
  ...(url.trim() !== '' && { url: url.trim() }),
  kinds: [...kinds],
  corporationId: corporationId ?? null,
});
export type SentWebhook = Omit<WebhookDraft, 'url'> & { readonly url?: string };
