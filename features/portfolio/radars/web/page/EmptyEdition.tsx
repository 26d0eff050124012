/** Over the empty rings. */
export function EmptyEdition({ canEdit }: { readonly canEdit: boolean }) {
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-16 mx-auto w-fit max-w-xs rounded-card border border-line bg-raised px-4 py-3 text-center text-control text-ink-2 shadow-card">
      {canEdit
        ? 'No blips yet. Click where one belongs, or import a file as this edition.'
        : 'This edition has no blips.'}
    </p>
  );
}
