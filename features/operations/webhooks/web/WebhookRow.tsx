import { allCorporations } from '#core/domain/identity/corporation.ts';
import type { Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { Pill, TagList } from '#ui/Tag.tsx';
import { targetWords } from './target-words.ts';
import { useKindTitles } from './use-kind-titles.ts';

export interface WebhookActions {
  readonly onTurn: (isOn: boolean) => void;
  readonly onTest: () => void;
  readonly onLog: () => void;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

function State({ webhook: { isOn, failedAt } }: { readonly webhook: Webhook }) {
  if (isOn) return <Pill tone="good">On</Pill>;
  return failedAt === null ? <Pill>Off</Pill> : <Pill tone="bad">Off after failures</Pill>;
}

/** A webhook with where it sends what. */
export function WebhookRow({
  webhook,
  ...actions
}: WebhookActions & { readonly webhook: Webhook }) {
  const { name, target, url, corporation, kinds, isOn, lastDeliveredAt } = webhook;
  const titles = useKindTitles(target);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate font-medium">{name}</span>
          {target !== 'system' && <Pill>{targetWords[target].label}</Pill>}
          <State webhook={webhook} />
        </p>
        <p className="truncate text-control text-ink-3">{url}</p>
        <p className="truncate text-control text-ink-3">
          {corporation?.name ?? allCorporations.name} ·{' '}
          {lastDeliveredAt === null ? (
            'nothing delivered yet'
          ) : (
            <>
              last delivered <RelativeTime at={lastDeliveredAt} />
            </>
          )}
        </p>
        <TagList tags={kinds.map((kind) => titles.get(kind) ?? kind)} className="mt-1.5" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button data-walk aria-label={`Log of ${name}`} onPress={actions.onLog}>
          Log
        </Button>
        <Button aria-label={`Send test to ${name}`} isDisabled={!isOn} onPress={actions.onTest}>
          Send test
        </Button>
        <Button
          aria-label={isOn ? `Turn off ${name}` : `Turn on ${name}`}
          onPress={() => actions.onTurn(!isOn)}
        >
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
        <Button aria-label={`Change ${name}`} onPress={actions.onChange}>
          Change…
        </Button>
        <Button aria-label={`Delete ${name}`} onPress={actions.onDelete}>
          Delete…
        </Button>
      </div>
    </li>
  );
}
