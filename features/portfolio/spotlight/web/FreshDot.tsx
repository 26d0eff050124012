/** Marks what has come since one's last visit. */
export const FreshDot = () => (
  <span className="inline-block size-2 shrink-0 rounded-full bg-signal">
    <span className="sr-only">New since your last visit</span>
  </span>
);
