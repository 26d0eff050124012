interface Props {
  readonly accounts: readonly { readonly email: string; readonly about: string }[];
  readonly onChoose: (email: string) => void;
}

/** Demonstration mode: a click fills in the form. */
export function DemoAccounts({ accounts, onChoose }: Props) {
  return (
    <section aria-labelledby="demo-accounts" className="border-t border-line pt-4 sm:-mr-10">
      <h2 id="demo-accounts" className="mb-1.5 text-control font-semibold">
        Demonstration accounts
      </h2>
      <ul className="-mx-2 grid gap-x-1 sm:grid-cols-2">
        {accounts.map(({ email, about }) => (
          <li key={email} className="min-w-0">
            <button
              type="button"
              title={about}
              onClick={() => onChoose(email)}
              className="w-full cursor-pointer rounded-control px-2 py-1 text-left transition-colors hover:bg-hover"
            >
              <span className="block truncate text-control font-medium">
                {about.split(':', 1)[0]}
              </span>
              <span className="block truncate text-small text-ink-3">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
