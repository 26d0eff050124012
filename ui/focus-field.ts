/** Focuses a field; of a date, its first part. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('[role="spinbutton"]') ?? field)?.focus();
}
