import type {
  DeliveryState,
  WebhookDelivery,
} from '#features/operations/webhooks/domain/webhook.ts';
import { plural } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { DateText, RelativeTime } from '#ui/dates.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Pill, type Tone } from '#ui/Tag.tsx';

const states: Readonly<Record<DeliveryState, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

const formatted = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

interface Props {
  readonly delivery: WebhookDelivery;
  readonly isOn: boolean;
  readonly onRedeliver: () => void;
}

/** An event that was sent, with each request and what was answered. */
export function DeliveryRow({ delivery, isOn, onRedeliver }: Props) {
  const { kind, state, body, attempts, nextAttemptAt, createdAt } = delivery;
  const { label, tone } = states[state];
  const problem = attempts.at(-1)?.problem ?? null;
  return (
    <li className="space-y-2 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 truncate text-control font-medium">{kind}</code>
        <Pill tone={tone}>{label}</Pill>
        <Button
          size="small"
          data-walk
          isDisabled={!isOn}
          aria-label={`Redeliver ${kind}`}
          onPress={onRedeliver}
        >
          Redeliver
        </Button>
      </div>
      <p className="text-small text-ink-3">
        <DateText at={createdAt} withTime />
        {state === 'pending' && nextAttemptAt !== null && attempts.length > 0 && (
          <>
            {' '}
            · next attempt <RelativeTime at={nextAttemptAt} />
          </>
        )}
      </p>
      {problem !== null && <ErrorText>{problem}</ErrorText>}
      <details className="text-small">
        <summary className="cursor-pointer text-ink-2">
          {plural(attempts.length, '1 attempt', `${attempts.length} attempts`)}
        </summary>
        <ol className="mt-2 space-y-1.5">
          {attempts.map(({ at, ms, status, problem, answer }) => (
            <li key={at}>
              <DateText at={at} withTime /> · {problem ?? `${status} was answered.`} · {ms} ms
              {answer !== null && answer !== '' && (
                <pre className="mt-1 max-h-24 overflow-auto rounded-control bg-sunken p-2 whitespace-pre-wrap">
                  {answer}
                </pre>
              )}
            </li>
          ))}
        </ol>
        <p className="mt-2 font-medium">Sent</p>
        <pre className="mt-1 max-h-64 overflow-auto rounded-control bg-sunken p-2 whitespace-pre-wrap">
          {formatted(body)}
        </pre>
      </details>
    </li>
  );
}
