/** Between the providers and the form. */
export function ProviderDivider() {
  return (
    <p className="my-3 flex h-5 items-center gap-3 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}
