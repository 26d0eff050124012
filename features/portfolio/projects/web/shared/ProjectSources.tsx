import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  errors,
  setMasters,
  sources,
} from '#features/portfolio/projects/domain/external-project-endpoints.ts';
import { externalFieldLabels } from '#features/portfolio/projects/domain/external-project-labels.ts';
import {
  externalFields,
  type ExternalField,
  type ProjectSource,
} from '#features/portfolio/projects/domain/external-project.ts';
import { plural } from '#core/domain/format.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { SyncErrors } from './SyncErrors.tsx';

const lists = { queryKey: queryKeyOf(sources) };

interface MastersChange {
  readonly source: ProjectSource;
  readonly masters: ExternalField[];
}

function useMasters() {
  const client = useQueryClient();
  return useRecordMutation({
    record: ({ source }: MastersChange) => `project source ${source.id}`,
    send: ({ source: { id }, masters }) =>
      callUntilAnswered(setMasters, { params: { id }, body: { masters } }),
    shownIn: [lists],
    show: ({ source, masters }) => {
      client.setQueriesData<ProjectSource[]>(lists, (all) =>
        all?.map((one) => (one.id === source.id ? { ...one, masters } : one)),
      );
    },
    refetched: [lists],
  });
}

function SourceRow({ source }: { readonly source: ProjectSource }) {
  const { mutate } = useMasters();
  const { source: name, corporation, masters, projects, lastSyncAt } = source;
  const turn = (field: ExternalField, isOn: boolean) =>
    mutate({
      source,
      masters: externalFields.filter((one) => (one === field ? isOn : masters.includes(one))),
    });
  return (
    <li className="px-4 py-3">
      <p className="font-medium">{name}</p>
      <p className="text-control text-ink-3">
        {corporation.name} · {plural(projects, '1 project', `${projects} projects`)}
        {lastSyncAt !== null && (
          <>
            , <RelativeTime at={lastSyncAt} />
          </>
        )}
      </p>
      <fieldset className="mt-2">
        <legend className="text-control text-ink-2">Maintained in {name}</legend>
        <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {externalFields.map((field) => (
            <CheckboxField
              key={field}
              isSelected={masters.includes(field)}
              onChange={(isOn) => turn(field, isOn)}
            >
              {externalFieldLabels[field]}
            </CheckboxField>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

/** Systems that send projects: which fields each maintains, and what could not be synchronised. */
export function ProjectSources() {
  const { data, error, refetch } = useQuery(queryOptionsOf(sources));
  const failed = useQuery(queryOptionsOf(errors));
  if (error) {
    return (
      <ErrorLine
        title="The connected systems could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="connected systems">
        <TableSkeleton rows={2} />
      </Loading>
    );
  }
  if (data.length === 0) return <p className="text-ink-3">No system sends projects yet.</p>;
  return (
    <>
      <ul
        aria-label="Connected systems"
        className="divide-y divide-line rounded-card border border-line bg-raised"
      >
        {data.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
      {failed.error && (
        <ErrorLine
          title="The sync errors could not be loaded"
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      {failed.data && <SyncErrors errors={failed.data} />}
    </>
  );
}
