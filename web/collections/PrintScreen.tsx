/** A collection on paper. */
export function PrintScreen() {
  return <main />;
}
