import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { SettingInForce } from '#features/operations/system/domain/system.ts';
import { settingsInForce } from '#features/operations/system/domain/system-endpoints.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Pill } from '#ui/Tag.tsx';

function Value({ value, isSecret, isSet }: SettingInForce) {
  if (isSecret) return <span className="text-ink-3">{isSet ? 'Set, not shown' : 'Not set'}</span>;
  if (value === null) return <span className="text-ink-3">Not set</span>;
  return <span className="break-all">{value}</span>;
}

const cell = 'border-b border-line px-4 py-2.5 align-top group-last:border-b-0';

function SettingsInForce() {
  const { data, error, refetch } = useQuery(queryOptionsOf(settingsInForce));
  if (error) {
    return (
      <ErrorState
        title="The settings could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="settings">
        <TableSkeleton rows={10} />
      </Loading>
    );
  }
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      <table className="w-full border-separate border-spacing-0 text-left text-control">
        <thead className="text-ink-3 max-sm:sr-only">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              Name
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              Value
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              From
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((setting) => (
            <tr key={setting.name} className="group">
              <th scope="row" className={`${cell} font-normal break-all`}>
                <code>{setting.name}</code>
              </th>
              <td className={cell}>
                <Value {...setting} />
              </td>
              <td className={cell}>
                {setting.isSet ? <Pill tone="accent">Set</Pill> : <Pill>Default</Pill>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The environment variables that are in force. They are changed where the server is started. */
export function SettingsScreen() {
  return (
    <>
      <PageHeader
        title="Settings"
        lead="Environment variables, read when the server starts. Secrets are never shown."
      />
      <div className="mt-6">
        <SettingsInForce />
      </div>
    </>
  );
}
