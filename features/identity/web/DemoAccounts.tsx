interface Props {
  readonly accounts: readonly { readonly email: string; readonly about: string }[];
  readonly onChoose: (email: string) => void;
}

/** Demonstration mode: a click fills in the form. */
export function DemoAccounts({ accounts, onChoose }: Props) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-2 border-t border-line pt-5">
      <h2 id="demo-accounts" className="mb-2 text-control font-semibold">
        Demonstration accounts
      </h2>
      <ul className="-mx-2">
        {accounts.map(({ email, about }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose(email)}
              className="w-full cursor-pointer rounded-control px-2 py-1.5 text-left transition-colors hover:bg-hover"
            >
              <span className="block text-control font-medium">{email}</span>
              <span className="block text-small text-ink-3">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
