import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { UsageQueue } from './usage-queue.ts';

/** `report.XLSX`, `/api/…/export?format=csv`: the format, and `file` where the address does not say. */
function formatOf(name: string, address: URL): string {
  const [, ending] = /\.([a-z\d]{1,10})$/iu.exec(name || address.pathname) ?? [];
  const format = ending ?? address.searchParams.get('format') ?? '';
  return /^[a-z][a-z\d]{0,9}$/iu.test(format) ? format.toLowerCase() : 'file';
}

/** Records downloads, and clicks in the navigation. */
export function useRecordedClicks(queue: UsageQueue): void {
  const router = useRouter();
  useEffect(() => {
    const shapeOf = (path: string): string => {
      const [, , match] = router.getMatchedRoutes(path);
      return match?.fullPath ?? '/';
    };
    const heed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.href === '') return;
      const address = new URL(link.href);
      const route = shapeOf(router.state.location.pathname);
      if (link.hasAttribute('download') || address.pathname.startsWith('/api/')) {
        queue.tell({ kind: 'file.downloaded', route, name: formatOf(link.download, address) });
      } else if (link.closest('nav') !== null && address.origin === window.location.origin) {
        queue.tell({ kind: 'navigation.clicked', route, target: shapeOf(address.pathname) });
      }
    };
    document.addEventListener('click', heed, { capture: true });
    return () => document.removeEventListener('click', heed, { capture: true });
  }, [queue, router]);
}
