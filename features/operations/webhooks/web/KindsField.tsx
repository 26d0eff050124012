import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { kinds as kindsOf } from '#features/operations/webhooks/domain/endpoints.ts';
import type { WebhookTarget } from '#features/operations/webhooks/domain/webhook.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { groupsOf, type KindGroup } from './kind-groups.ts';

interface Props {
  readonly id: string;
  readonly target: WebhookTarget;
  /** Whether events of the foundry only can be chosen. */
  readonly isOfFoundry: boolean;
  readonly value: readonly string[];
  readonly onChange: (kinds: readonly string[]) => void;
  readonly problem: string | undefined;
}

interface GroupProps extends Pick<Props, 'target' | 'value' | 'onChange'> {
  readonly group: KindGroup;
}

/** From so many on, a group has both columns. */
const longFrom = 12;

/** Programs know events by their kinds; people who choose for a channel, by words. */
function KindGroupFields({ target, group: { label, kinds }, value, onChange }: GroupProps) {
  const others = value.filter((kind) => kinds.every((one) => one.kind !== kind));
  const isLong = kinds.length > longFrom;
  const hasAll = kinds.every(({ kind }) => value.includes(kind));
  return (
    <div role="group" aria-label={label} className={clsx('min-w-0', isLong && 'sm:col-span-2')}>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <p className="text-control text-ink-3">{label}</p>
        {kinds.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${hasAll ? 'None' : 'All'} of ${label}`}
            onPress={() => onChange(hasAll ? others : [...others, ...kinds.map((one) => one.kind)])}
          >
            {hasAll ? 'None' : 'All'}
          </Button>
        )}
      </div>
      <div className={clsx(isLong && 'gap-x-6 sm:columns-2')}>
        {kinds.map(({ kind, sentence, title }) => (
          <CheckboxField
            key={kind}
            isSelected={value.includes(kind)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, kind] : value.filter((one) => one !== kind))
            }
          >
            {target === 'system' ? (
              <span title={sentence} className="font-mono text-small font-normal">
                {kind}
              </span>
            ) : (
              <span className="font-normal">{title}</span>
            )}
          </CheckboxField>
        ))}
      </div>
    </div>
  );
}

/** The events that a webhook is sent, by what they are about. */
export function KindsField({ id, target, isOfFoundry, value, onChange, problem }: Props) {
  const { data, error, refetch } = useQuery(queryOptionsOf(kindsOf));
  if (error) {
    return (
      <ErrorLine
        title="The events could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="events">
        <TableSkeleton rows={5} />
      </Loading>
    );
  }
  const groups = groupsOf(data.filter(({ isFoundryOnly }) => isOfFoundry || !isFoundryOnly));
  return (
    <fieldset id={id} tabIndex={-1} className="outline-none">
      <legend className="mb-1.5 font-medium">Events</legend>
      {problem !== undefined && <ErrorText>{problem}</ErrorText>}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <KindGroupFields
            key={group.label}
            target={target}
            group={group}
            value={value}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
}
