import { onTestFinished, vi } from 'vitest';

/** Takes the page's connection away, as it learns of it; returns what brings it back, at the latest when the test ends. */
export function goOffline(): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const goOnline = () => {
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
  onTestFinished(goOnline);
  return goOnline;
}
