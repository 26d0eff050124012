import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Tag } from '#ui/Tag.tsx';

/** Those at first: the heaviest. */
const few = 8;

/** The words that were looked for. */
export function MatchTerms({ terms }: { readonly terms: readonly string[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (terms.length === 0) return null;
  const more = terms.length - few;
  return (
    <section aria-label="Words looked for">
      <h2 className="mb-1.5 font-medium">Words looked for</h2>
      <p className="flex flex-wrap items-center gap-1.5">
        {(showsAll ? terms : terms.slice(0, few)).map((term) => (
          <Tag key={term}>{term}</Tag>
        ))}
        {more > 0 && (
          <Button variant="quiet" size="small" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `${more} more`}
          </Button>
        )}
      </p>
    </section>
  );
}
