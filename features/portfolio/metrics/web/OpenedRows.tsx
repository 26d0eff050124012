import { Suspense } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { useMetricsChange } from './use-metrics.ts';
import { withoutRows, type MetricsSearch } from './search-params.ts';

const RowsPanel = lazyPart(() => import('./RowsPanel.tsx'), 'RowsPanel');

/** The rows behind the figure that was opened, in a panel; nothing while none is. */
export function OpenedRows({ search }: { readonly search: MetricsSearch }) {
  const change = useMetricsChange();
  if (search.rows === undefined) return null;
  return (
    <Suspense>
      <RowsPanel of={search.rows} search={search} onClose={() => change(withoutRows)} />
    </Suspense>
  );
}
