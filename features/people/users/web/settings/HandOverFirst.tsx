import { Link } from '@tanstack/react-router';
import type { AccountDeletion } from '#features/people/users/domain/account-deletion.ts';

const link =
  'inline-block min-h-6 py-0.5 text-accent-ink break-words underline-offset-2 hover:underline';

/** What somebody else has to take over before the account can be deleted, and where. */
export function HandOverFirst({ plan }: { readonly plan: AccountDeletion }) {
  return (
    <div className="space-y-4">
      {plan.isLastSuperuser && (
        <p>You are the last Superuser who can sign in. Give the role to someone else first.</p>
      )}
      {plan.lastOwnerOf.length > 0 && (
        <div>
          <p>You are the last Case Owner here. Give that role to someone else first:</p>
          <ul className="mt-2 max-h-60 space-y-1 overflow-y-auto">
            {plan.lastOwnerOf.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to="/opportunity/$id"
                  params={{ id }}
                  search={{ tab: 'team' }}
                  className={link}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
