/** In place of the frame while the server ends the session: whoever comes next sees nothing of the last. */
export function SigningOut() {
  return (
    <main className="grid min-h-dvh place-items-center bg-surface">
      <p role="status" className="text-ink-2">
        Signing out…
      </p>
    </main>
  );
}
