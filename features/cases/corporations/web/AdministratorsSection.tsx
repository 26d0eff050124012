import { useQuery } from '@tanstack/react-query';
import { whoMay } from '#core/domain/authorization/permissions.ts';
import { personName } from '#core/domain/identity/names.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/cases/corporations/domain/administrator-endpoints.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import type { Administrator } from '#features/people/users/domain/administrator.ts';
import { PersonName, PersonPhoto } from '#features/people/users/web/shared/Person.tsx';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { AddAdministrator } from './AddAdministrator.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useAdministrators } from './use-administrators.ts';
import { useMayIn } from './use-may-in.ts';

interface RowProps {
  readonly person: Administrator;
  /** Undefined: somebody else may. */
  readonly onRemove: (() => void) | undefined;
}

function Row({ person, onRemove }: RowProps) {
  const name = personName(person);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <PersonPhoto id={person.id} name={name} photoUrl={person.photoUrl} size="l" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium">
          <PersonName id={person.id} name={name} />
        </p>
        <p className="truncate text-control text-ink-3">
          {[person.title, person.email].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="text-control text-ink-3 max-sm:pl-13">
        Since <DateText short at={person.since} />
      </span>
      {onRemove && (
        <Button variant="quiet" aria-label={`Remove ${name}`} onPress={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}

/** Who administers a corporation; the foundry adds and removes them. */
export function AdministratorsSection({ settings }: { readonly settings: CorporationSettings }) {
  const id = String(settings.id);
  const mayManage = useMayIn(id)('manageAdministrators');
  const { data, error, refetch } = useQuery(queryOptionsOf(list, { params: { id } }));
  const { problem, add, remove } = useAdministrators(settings);
  return (
    <SettingsSection
      id="administrators"
      title="Administrators"
      lead={`They change the public page, stages and cycles of ${settings.name}, and invite people to it. They get no case role, and no part in other corporations. It ends when they leave ${settings.name} or are disabled.`}
    >
      <div className="max-w-[640px] space-y-4">
        {error ? (
          <ErrorLine
            title="The administrators could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <Loading what="administrators">
            <TableSkeleton rows={2} />
          </Loading>
        ) : data.length === 0 ? (
          <p className="text-ink-2">
            No administrators yet. {mayManage && `Add someone from ${settings.name}.`}
          </p>
        ) : (
          <ul
            aria-label="Administrators"
            className="divide-y divide-line rounded-card border border-line bg-raised"
          >
            {data.map((person) => (
              <Row
                key={person.id}
                person={person}
                onRemove={mayManage ? () => remove(person) : undefined}
              />
            ))}
          </ul>
        )}
        {mayManage ? (
          <AddAdministrator corporationId={id} known={data ?? []} onAdd={add} />
        ) : (
          <p className="text-control text-ink-3">
            They are chosen by {whoMay('manageAdministrators')}.
          </p>
        )}
        <ErrorText>{problem}</ErrorText>
      </div>
    </SettingsSection>
  );
}
