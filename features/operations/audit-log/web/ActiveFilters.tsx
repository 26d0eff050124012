import { useQuery } from '@tanstack/react-query';
import { personName } from '#core/domain/identity/names.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { about } from '#features/operations/audit-log/domain/endpoints.ts';
import { get } from '#features/people/users/domain/profile-endpoints.ts';
import { ActiveFilterChips } from '#ui/ActiveFilterChips.tsx';
import { dateSpan } from '#ui/dates.tsx';
import { kindLabel } from './kind-options.ts';
import { noFilter, type AuditSearch } from './search-params.ts';

interface Props {
  readonly search: AuditSearch;
  readonly onChange: (next: AuditSearch) => void;
}

const at = (day: string | undefined) => (day === undefined ? null : `${day}T12:00`);

/** The filters that are set, in words; each can be taken away. */
export function ActiveFilters({ search, onChange }: Props) {
  const { actorId, kind, subject, subjectId, corporationId, from, until, address } = search;
  const { data } = useQuery(queryOptionsOf(about));
  const { corporations } = useCorporation();
  const person = useQuery({
    ...queryOptionsOf(get, { params: { id: actorId ?? '' } }),
    enabled: actorId !== undefined,
  });
  const chip = (title: string, label: string | undefined, ...names: (keyof AuditSearch)[]) =>
    label === undefined
      ? []
      : [
          {
            key: title,
            title,
            label,
            onRemove: () => onChange(Object.fromEntries(names.map((name) => [name, undefined]))),
          },
        ];
  const corporation = corporations.find(({ id }) => id === corporationId)?.name ?? corporationId;
  const who = person.data ? personName(person.data) : actorId && 'A person';
  const what = subject && (subjectId === undefined ? subject : `One ${subject}`);
  const days = from || until ? dateSpan(at(from), at(until)) : undefined;
  return (
    <ActiveFilterChips
      chosen={[
        ...chip('Person', who, 'actorId'),
        ...chip('Kind of action', kind && kindLabel(data?.kinds ?? [], kind), 'kind'),
        ...chip('Subject', what, 'subject', 'subjectId'),
        ...chip('Corporation', corporation, 'corporationId'),
        ...chip('Days', days, 'from', 'until'),
        ...chip('Address', address, 'address'),
      ]}
      onClear={() => onChange(noFilter)}
    />
  );
}
