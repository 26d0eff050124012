import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { submissionLimits } from '#features/submissions/domain/limits.ts';
import { get } from '#features/opportunities/domain/endpoints.ts';
import * as submissionLists from '#features/submissions/domain/list-endpoints.ts';
import { importRows, type ImportReport } from '#features/submissions/domain/draft-endpoints.ts';
import { splitIntoBatches } from '#features/submissions/domain/import-batches.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { Problem } from '#core/web/transport/problem.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

const nothing: ImportReport = { created: 0, updated: 0, unchanged: 0, problems: [] };

/** Rows whose request failed are reported as problems, too. */
const notSent = (first: number, count: number, problem: string): ImportReport => ({
  ...nothing,
  problems: Array.from({ length: count }, (_, index) => ({ row: first + index, problem })),
});

const sum = (one: ImportReport, other: ImportReport): ImportReport => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  problems: [...one.problems, ...other.problems],
});

/** Half the limit of a request, which leaves space for its envelope and escapes. */
const bytes = limits.requestBytes / 2;

/** Sends rows in batches, one after the other, so that those of one file never conflict. */
export function useImport(opportunityId: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = useRef(0);

  async function send(
    rows: readonly Record<string, unknown>[],
    dryRun: boolean,
  ): Promise<ImportReport | null> {
    run.current += 1;
    const mine = run.current;
    let report = nothing;
    setProgress({ done: 0, total: rows.length });
    for (const batch of splitIntoBatches(rows, {
      rows: submissionLimits.importRowsPerCall,
      bytes,
    })) {
      const { first, rows: some } = batch;
      const answered = await call(importRows, {
        params: { id: opportunityId },
        body: { rows: some, dryRun },
      }).catch((error: unknown) => {
        const problem = error instanceof Problem ? error.message : String(error);
        return { ...notSent(1, some.length, problem) };
      });
      // Another file or mapping was chosen since.
      if (mine !== run.current) return null;
      const found = answered ?? nothing;
      const problems = found.problems.map(({ row, problem }) => ({
        row: row + first - 1,
        problem,
      }));
      report = sum(report, { ...found, problems });
      setProgress({ done: first + some.length - 1, total: rows.length });
    }
    setProgress(null);
    if (!dryRun) {
      const { submissions, board, submissionFacets } = submissionLists;
      for (const endpoint of [submissions, board, submissionFacets, get]) {
        void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
      }
    }
    return report;
  }

  return { progress, send };
}
