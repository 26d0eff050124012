import { useQuery } from '@tanstack/react-query';
import { pluralize } from '#core/domain/format.ts';
import { about } from '#features/operations/audit-log/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** How many there are, and how they are protected; an empty line until it is known. */
export function ChainState() {
  const { data } = useQuery(queryOptionsOf(about));
  if (data === undefined) return <>&nbsp;</>;
  const entries = pluralize(data.head?.sequence ?? 0, 'entry', 'entries');
  return (
    <>
      {entries}, tamper-evident. Addresses and devices are kept for{' '}
      {pluralize(data.addressDays, 'day', 'days')}.
      {!data.isProtected && ' The database does not prevent changes: see the operating guide.'}
    </>
  );
}
