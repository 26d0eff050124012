import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import type { Exported } from '#core/domain/exporting/sheet.ts';
import type { Column } from './table-column.ts';

export const noValue = <span className="text-ink-3">–</span>;

interface RecordNameProps {
  /** A company's by default. */
  readonly avatar: Omit<ComponentProps<typeof Avatar>, 'shape' | 'size' | 'className'> &
    Partial<Pick<ComponentProps<typeof Avatar>, 'shape'>>;
  readonly name: string;
  readonly line: string | null | undefined;
  /** The name may take two lines; then the other text takes one. */
  readonly isLongName?: boolean;
}

/** The first cell of a row: the record's name, and a line about it where rows are high. */
export const RecordName = ({ avatar, name, line, isLongName = false }: RecordNameProps) => (
  <span className="flex items-center gap-3">
    <Avatar shape="company" {...avatar} className="in-data-[density=compact]:size-6" />
    <span className="min-w-0">
      <span
        title={name}
        className={clsx(
          'font-medium text-ink',
          isLongName
            ? 'line-clamp-2 leading-4.25 in-data-[density=compact]:line-clamp-1'
            : 'block truncate leading-4.5',
        )}
      >
        {name}
      </span>
      <span
        title={line ?? undefined}
        className={clsx(
          'text-small leading-[0.9375rem] text-ink-3 in-data-[density=compact]:hidden',
          isLongName ? 'block truncate' : 'line-clamp-2',
        )}
      >
        {line}
      </span>
    </span>
  </span>
);

/** A column of text or numbers. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  value: Exported<Row>['value'],
  rest: Partial<Column<Row>>,
): Column<Row> => ({
  id,
  header,
  exported: [{ header, value }],
  isEmpty: (row) => !value(row),
  ...rest,
  cell: (row) => {
    const words = String(value(row) || '–');
    return (
      <span title={words} className="block truncate text-ink-2">
        {words}
      </span>
    );
  },
});
