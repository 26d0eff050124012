import { formatList, pluralize } from '#core/domain/format.ts';
import type { AccountMerge } from '#features/people/users/domain/account-merge.ts';
import { mergeParts } from '#features/people/users/domain/merge-parts.ts';
import { MergeParts } from './MergeParts.tsx';

function Roles({ preview }: { readonly preview: AccountMerge }) {
  const { endedRoles, caseRoles, source, into } = preview;
  return (
    <section>
      <h3 className="mb-1 font-medium">Roles and sign-in</h3>
      <ul className="list-disc space-y-1 pl-5 text-control text-ink-2">
        <li>
          {endedRoles.length === 0
            ? 'The account that goes has no system role.'
            : `Of the account that goes, these end and are not given to the other one: ${formatList(endedRoles)}.`}
        </li>
        {caseRoles.map(({ opportunity, corporation, role, before }) => (
          <li key={opportunity.id}>
            {into.name} becomes {role} of “{opportunity.name}” ({corporation.name})
            {before !== null && `, and is ${before} now`}.
          </li>
        ))}
        <li>
          {source.email} can no longer be used to sign in. Passwords, providers and passkeys do not
          move.
        </li>
        <li>The account that stays keeps its name, photo, corporation and preferences.</li>
      </ul>
    </section>
  );
}

/** What a merge would do, before it is confirmed. */
export function MergePreview({ preview }: { readonly preview: AccountMerge }) {
  const filled = preview.parts.filter(({ rows }) => rows > 0);
  const empty = preview.parts.filter(({ rows }) => rows === 0);
  const of = (outcome: 'moved' | 'dropped' | 'kept') =>
    filled.filter(({ becomes }) => becomes === outcome);
  const moved = of('moved');
  return (
    <div className="space-y-5">
      {moved.length === 0 && (
        <p className="text-ink-2">The account that goes has nothing to move.</p>
      )}
      <MergeParts title="Moves" parts={moved} />
      <MergeParts title="Is deleted" parts={of('dropped')} />
      <MergeParts
        title="Stays under the former account, with a link in the log"
        parts={of('kept')}
      />
      <Roles preview={preview} />
      <details className="text-control text-ink-2">
        <summary className="cursor-pointer py-1">
          {pluralize(empty.length, 'table', 'tables')} without anything of this account
        </summary>
        <p className="mt-1">{empty.map(({ part }) => mergeParts[part]).join(', ')}</p>
      </details>
    </div>
  );
}
