import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as imports from '#features/imports/domain/endpoints.ts';
import type { ImportSettings } from '#features/imports/domain/settings.ts';
import type { ImportRecord } from '#features/imports/domain/shown.ts';
import { ask, keyOf } from '#core/web/transport/ask.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';
import { pollWhileAtWork } from './use-moving.ts';

const acts = {
  rehearse: imports.rehearse,
  start: imports.start,
  cancel: imports.cancel,
  resume: imports.resume,
  undo: imports.undo,
} as const;
export type Act = keyof typeof acts;

const settingsOf = (record: ImportRecord): ImportSettings => ({
  of: record.of,
  kind: record.kind,
  corporationId: record.corporationId,
  opportunityId: record.opportunityId,
  source: record.source,
  format: record.format,
  mapping: record.mapping,
});

/** What shows how the file is read: it may be another one after a change. */
const isReadAnew = (changes: Partial<ImportSettings>) =>
  'format' in changes || 'of' in changes || 'source' in changes || 'opportunityId' in changes;

/** One import as it is on the server, and what can be done to it. */
export function useImport(id: string) {
  const client = useQueryClient();
  const params = { id };
  const key = keyOf(imports.get, { params });
  const query = useQuery({
    ...ask(imports.get, { params }),
    refetchInterval: ({ state }) => pollWhileAtWork(state.data && [state.data]),
  });

  function shown(record: ImportRecord | null): void {
    if (record) client.setQueryData(key, record);
    for (const endpoint of [imports.preview, imports.reasons, imports.problems]) {
      void client.invalidateQueries({ queryKey: keyOf(endpoint, { params }) });
    }
    void client.invalidateQueries({ queryKey: keyOf(imports.list) });
  }

  const acting = useMutation({
    mutationFn: (act: Act) => call(acts[act], { params }),
    onSuccess: shown,
    onError: (error) => {
      toast(error.message, 'bad');
      void query.refetch();
    },
  });

  // One after the other, each over what the one before left.
  const settling = useMutation({
    scope: { id: `import ${id}` },
    mutationFn: async (changes: Partial<ImportSettings>) => {
      const now = client.getQueryData<ImportRecord>(key);
      if (!now) return null;
      return call(imports.settle, { params, body: { ...settingsOf(now), ...changes } });
    },
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ImportRecord>(key);
      if (before) client.setQueryData(key, { ...before, ...changes, checkedAt: null });
      return { before };
    },
    onSuccess: (record, changes) => {
      shown(record);
      if (isReadAnew(changes)) {
        void client.invalidateQueries({ queryKey: keyOf(imports.reading, { params }) });
      }
    },
    onError: (error, _changes, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      toast(error.message, 'bad');
      void query.refetch();
    },
  });

  return {
    record: query.data,
    error: query.error,
    reload: () => void query.refetch(),
    act: (name: Act) => acting.mutate(name),
    acting: acting.isPending ? acting.variables : null,
    settle: (changes: Partial<ImportSettings>) => settling.mutate(changes),
    isSettling: settling.isPending,
  };
}

export type OneImport = ReturnType<typeof useImport>;
