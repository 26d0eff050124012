import { useRouterState } from '@tanstack/react-router';
import { describePage, type PageDescription } from './describe-page.ts';

/** The page that is shown. From the match alone: while a page loads, the address is ahead of it. */
export const usePage = (): PageDescription =>
  useRouterState({
    select: ({ matches }) => {
      const { pathname = '', fullPath = '/', staticData, params, search } = matches.at(-1) ?? {};
      return describePage({
        pathname,
        route: fullPath,
        params: { ...params },
        search: { ...search },
        title: staticData?.section,
      });
    },
    structuralSharing: true,
  });
