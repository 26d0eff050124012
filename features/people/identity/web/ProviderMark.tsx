/** The marks of Google and Microsoft in their own colours, as their guidelines ask. */
export function ProviderMark({ provider }: { readonly provider: 'google' | 'microsoft' }) {
  if (provider === 'microsoft') {
    return (
      <svg aria-hidden viewBox="0 0 21 21" className="size-4 shrink-0">
        <path fill="#f25022" d="M0 0h10v10H0z" />
        <path fill="#7fba00" d="M11 0h10v10H11z" />
        <path fill="#00a4ef" d="M0 11h10v10H0z" />
        <path fill="#ffb900" d="M11 11h10v10H11z" />
      </svg>
    );
  }
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="size-4 shrink-0">
      <path
        fill="#ea4335"
        d="M24 9.5c3.5 0 6.6 1.2 9.1 3.6l6.8-6.8C35.8 2.4 30.4 0 24 0 14.6 0 6.5 5.4 2.6 13.2l7.9 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 2.9-2.2 5.4-4.7 7.1l7.6 5.9C44.2 37.9 47 31.8 47 24.6z"
      />
      <path
        fill="#fbbc05"
        d="M10.5 28.6c-.5-1.4-.8-3-.8-4.6s.3-3.2.8-4.6l-7.9-6.2C.9 16.5 0 20.1 0 24s.9 7.5 2.6 10.8z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.6-5.9c-2.1 1.4-4.9 2.3-8.3 2.3-6.3 0-11.6-4.2-13.5-9.9l-7.9 6.1C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  );
}
