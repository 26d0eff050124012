import { useEffect } from 'react';
import type { AnalyticsTag as Tag } from '#core/domain/installation.ts';
import { memoize } from '#core/domain/memoize.ts';
import { loadAnalytics } from './analytics-services.ts';
import { usePage } from './use-page.ts';
import { wantsPrivacy } from './wants-privacy.ts';

/** One script, however often the frame is mounted. */
const analyticsOf = memoize(loadAnalytics);

/** Tells the operator’s analytics service of each page: its shape and its own title, never who or what. */
export function AnalyticsTag({ tag }: { readonly tag: Tag }) {
  const { pathname, route, title = '' } = usePage();
  useEffect(() => {
    if (!wantsPrivacy()) analyticsOf(tag)({ url: `${window.location.origin}${route}`, title });
  }, [tag, pathname, route, title]);
  return null;
}
