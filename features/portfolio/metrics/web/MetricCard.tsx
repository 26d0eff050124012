import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Sheet } from '#core/domain/exporting/sheet.ts';
import { saveSheet } from '#core/web/views/export-file.ts';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { toastError } from '#ui/toasts.ts';

interface Props<Data> {
  readonly title: string;
  /** The end of the address that leads to it. */
  readonly anchor: string;
  readonly unit: string;
  readonly definition: string;
  /** What it shows in words; null where that is not known yet. */
  readonly findingOf?: (data: Data) => string | null;
  /** Leads to what the finding counts. */
  readonly onOpenFinding?: () => void;
  readonly query: UseQueryResult<Data>;
  /** What the finding needs beside it. */
  readonly beside?: UseQueryResult<unknown> | undefined;
  /** All of what is shown in part: what a CSV has. */
  readonly loadAll?: () => Promise<Data>;
  readonly sheetOf: (data: Data) => Sheet;
  /** The height of the content, also while it loads. */
  readonly height: number;
  readonly isEmpty?: (data: Data) => boolean;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: (data: Data) => ReactNode;
}

/** The read that failed and left nothing to show, of those that a card needs. */
const failedOf = <Data,>({ query, beside }: Pick<Props<Data>, 'query' | 'beside'>) =>
  [query, beside].find((read) => read?.data === undefined && read?.error);

function Content<Data>({
  title,
  query,
  beside,
  height,
  isEmpty,
  children,
}: Omit<Props<Data>, 'className'>) {
  const { data, isPlaceholderData } = query;
  const failed = failedOf({ query, beside });
  if (failed) {
    return (
      <ErrorLine
        title={`${title} could not be loaded`}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (data !== undefined) {
    return (
      <div className={clsx('transition-opacity', isPlaceholderData && 'opacity-50')}>
        {isEmpty?.(data) ? (
          <p style={{ minHeight: height }} className="grid place-items-center text-ink-3">
            No data in this period.
          </p>
        ) : (
          children(data)
        )}
      </div>
    );
  }
  return (
    <Loading what={title.toLowerCase()}>
      <div style={{ height }} className="skeleton w-full rounded-control" />
    </Loading>
  );
}

/** A chart of a query: loading at its final size, failed, empty, or drawn. */
export function MetricCard<Data>(props: Props<Data>) {
  const { title, anchor, unit, definition, query, sheetOf, height, actions, className } = props;
  const { loadAll, findingOf, onOpenFinding } = props;
  const hasFinding = findingOf !== undefined && failedOf(props) === undefined;
  const save = async (sheet: Sheet, name: string) => {
    try {
      await saveSheet(loadAll ? sheetOf(await loadAll()) : sheet, name, 'csv');
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <ChartCard
      title={title}
      anchor={anchor}
      unit={unit}
      definition={definition}
      finding={hasFinding ? (query.data === undefined ? null : findingOf(query.data)) : undefined}
      onOpenFinding={onOpenFinding}
      height={height}
      actions={actions}
      onSave={(sheet, name) => void save(sheet, name)}
      sheet={query.data === undefined ? null : sheetOf(query.data)}
      {...(className !== undefined && { className })}
    >
      <Content {...props} />
    </ChartCard>
  );
}
