import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import type { ImportSettings } from '#features/directory/imports/domain/settings.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';
import { useAskBeforeUnload } from '#ui/use-ask-before-unload.ts';
import { pollWhileActive } from './poll-active-imports.ts';

const importEndpoints = {
  dryRun: imports.dryRun,
  start: imports.start,
  cancel: imports.cancel,
  resume: imports.resume,
  undo: imports.undo,
} as const;
export type ImportMutation = keyof typeof importEndpoints;

const settingsOf = (record: ImportRecord): ImportSettings => ({
  of: record.of,
  kind: record.kind,
  corporationId: record.corporationId,
  opportunityId: record.opportunityId,
  source: record.source,
  format: record.format,
  mapping: record.mapping,
  currency: record.currency,
  knownCompanies: record.knownCompanies,
});

/** Whether the file format may differ after these changes. */
const changesFileFormat = (changes: Partial<ImportSettings>) =>
  'format' in changes || 'of' in changes || 'source' in changes || 'opportunityId' in changes;

/** An import and its actions. */
export function useImport(id: string) {
  const client = useQueryClient();
  const params = { id };
  const key = queryKeyOf(imports.get, { params });
  const query = useQuery({
    ...queryOptionsOf(imports.get, { params }),
    refetchInterval: ({ state }) => pollWhileActive(state.data && [state.data]),
  });

  function show(record: ImportRecord | null): void {
    if (record) client.setQueryData(key, record);
    for (const endpoint of [imports.preview, imports.reasons, imports.problems]) {
      void client.invalidateQueries({ queryKey: queryKeyOf(endpoint, { params }) });
    }
    void client.invalidateQueries({ queryKey: queryKeyOf(imports.list) });
  }

  const runningAction = useMutation({
    mutationFn: (runAction: ImportMutation) => call(importEndpoints[runAction], { params }),
    onSuccess: show,
    onError: (error) => {
      toast(error.message, 'bad');
      void query.refetch();
    },
  });

  // Serialized: each change is based on the result of the one before.
  const settingsMutation = useMutation({
    scope: { id: `import ${id}` },
    mutationFn: async (changes: Partial<ImportSettings>) => {
      const now = client.getQueryData<ImportRecord>(key);
      if (!now) return null;
      return callUntilAnswered(imports.settle, {
        params,
        body: { ...settingsOf(now), ...changes },
      });
    },
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ImportRecord>(key);
      if (before) client.setQueryData(key, { ...before, ...changes, checkedAt: null });
      return { before };
    },
    onSuccess: (record, changes) => {
      show(record);
      if (changesFileFormat(changes)) {
        void client.invalidateQueries({ queryKey: queryKeyOf(imports.reading, { params }) });
      }
    },
    onError: (error, _changes, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      toast(error.message, 'bad');
      void query.refetch();
    },
  });

  useAskBeforeUnload(settingsMutation.isPending);

  return {
    record: query.data,
    error: query.error,
    reload: () => void query.refetch(),
    runAction: (name: ImportMutation) => runningAction.mutate(name),
    runningAction: runningAction.isPending ? runningAction.variables : null,
    settle: (changes: Partial<ImportSettings>) => settingsMutation.mutate(changes),
    isSavingSettings: settingsMutation.isPending,
  };
}

export type UseImportResult = ReturnType<typeof useImport>;
