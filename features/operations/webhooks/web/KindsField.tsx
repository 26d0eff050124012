import { useQuery } from '@tanstack/react-query';
import { kinds as kindsOf } from '#features/operations/webhooks/domain/endpoints.ts';
import type { WebhookKind } from '#features/operations/webhooks/domain/webhook.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';

interface Props {
  /** Whether events of the foundry only can be chosen. */
  readonly isOfFoundry: boolean;
  readonly value: readonly string[];
  readonly onChange: (kinds: readonly string[]) => void;
}

const categoryOf = ({ kind }: WebhookKind) => kind.slice(0, kind.indexOf('.'));

/** The events that a webhook is sent, by what they are about. */
export function KindsField({ isOfFoundry, value, onChange }: Props) {
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
  const offered = data.filter(({ isFoundryOnly }) => isOfFoundry || !isFoundryOnly);
  const groups = [...new Set(offered.map(categoryOf))];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Events</legend>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <div key={group} className="min-w-0">
            <p className="text-control text-ink-3 capitalize">{group}</p>
            {offered
              .filter((one) => categoryOf(one) === group)
              .map(({ kind, sentence }) => (
                <CheckboxField
                  key={kind}
                  isSelected={value.includes(kind)}
                  onChange={(isOn) =>
                    onChange(isOn ? [...value, kind] : value.filter((one) => one !== kind))
                  }
                >
                  <span title={sentence} className="font-mono text-small font-normal">
                    {kind}
                  </span>
                </CheckboxField>
              ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
