import { useQuery } from '@tanstack/react-query';
import { facets } from '#features/cases/opportunities/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { TokenField } from '#ui/TokenField.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly problem: string | undefined;
  /** The corporation whose categories are suggested. */
  readonly corporationId: string | null;
  readonly categories: readonly string[];
  readonly onChange: (categories: string[]) => void;
}

/** Categories, with suggestions from those already in use. */
export function CategoriesField({ corporationId, categories, onChange, ...parts }: Props) {
  const { data: counts, isError } = useQuery(
    queryOptionsOf(facets, { query: corporationId === null ? {} : { corporationId } }),
  );
  return (
    <TokenField
      {...parts}
      hint="Press Enter or a comma after each."
      placeholder="Sensing, Materials, …"
      tokens={categories}
      suggestions={isError ? [] : counts?.categories.map(({ value }) => value)}
      onChange={(tokens) => onChange([...tokens])}
    />
  );
}
