import { useQuery } from '@tanstack/react-query';
import { opportunityRoles } from '#core/domain/authorization/case-role.ts';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { ResourceKind } from '#features/people/users/domain/access/resource.ts';
import { things } from '#features/people/users/domain/access/endpoints.ts';
import { administratorWords, kindWords } from '#features/people/users/domain/access/words.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { AskedPerson } from './AskedPerson.tsx';
import type { AccessSearch } from './search-params.ts';

interface Props {
  readonly search: AccessSearch;
  readonly onChange: (next: AccessSearch) => void;
}

const none = '';
const kinds = ResourceKind.options.map((value) => ({ value, label: kindWords[value] }));
/** Where a role on a case counts. */
const withCases: readonly ResourceKind[] = ['corporation', 'opportunity', 'project'];
const roleOptions = <Role extends string>(roles: readonly Role[], words: string) => [
  { value: none as Role | typeof none, label: words },
  ...roles.map((role) => ({ value: role as Role | typeof none, label: role })),
];

const administrations = [
  { value: none, label: 'Same administration' },
  { value: 'true', label: administratorWords },
] as const;

/** Who, what, and which roles are supposed. */
export function AccessQuestion({ search, onChange }: Props) {
  const { user, kind = 'product', thing, systemRole, caseRole, administrator } = search;
  const { data: choices = [] } = useQuery({
    ...queryOptionsOf(things, { query: { kind } }),
    enabled: kind !== 'product',
  });
  return (
    <div role="group" aria-label="Question" className="mt-5 mb-6 flex flex-wrap items-center gap-2">
      <AskedPerson id={user} onChange={(id) => onChange({ user: id })} />
      <SelectField
        label="Kind"
        isLabelHidden
        options={kinds}
        value={kind}
        onChange={(choice) =>
          onChange({
            kind: choice,
            thing: undefined,
            caseRole: undefined,
            administrator: undefined,
          })
        }
      />
      {kind !== 'product' && (
        <SelectField
          label={kindWords[kind]}
          isLabelHidden
          placeholder="Choose by name"
          searchLabel="Find by name"
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          value={thing ?? null}
          onChange={(id) => onChange({ thing: id })}
        />
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:ml-2">
        <span className="text-control text-ink-3 max-sm:w-full">What if</span>
        <SelectField
          label="Role to simulate"
          isLabelHidden
          options={roleOptions(systemRoleNames, 'Same system roles')}
          value={systemRole ?? none}
          onChange={(role) => onChange({ systemRole: role || undefined })}
        />
        {withCases.includes(kind) && (
          <SelectField
            label="Supposed case role"
            isLabelHidden
            options={roleOptions(opportunityRoles, 'Same case role')}
            value={caseRole ?? none}
            onChange={(role) => onChange({ caseRole: role || undefined })}
          />
        )}
        {kind === 'corporation' && (
          <SelectField
            label="Supposed administration"
            isLabelHidden
            options={administrations}
            value={administrator ?? none}
            onChange={(choice) => onChange({ administrator: choice || undefined })}
          />
        )}
      </div>
    </div>
  );
}
