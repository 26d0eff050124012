import type { FieldChange } from '#features/operations/audit-log/domain/audit-entry.ts';
import { TextDifference } from '#ui/TextDifference.tsx';

/** A field before and after. */
export function Difference({ change: { field, before, after } }: { readonly change: FieldChange }) {
  return (
    <div className="py-2">
      <dt className="text-small text-ink-3">{field}</dt>
      <dd className="mt-0.5 text-control break-words whitespace-pre-wrap">
        <TextDifference before={before} after={after} />
      </dd>
    </div>
  );
}
