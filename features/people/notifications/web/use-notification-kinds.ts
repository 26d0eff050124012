import { useFeatures } from '#core/web/features-context.ts';
import type { KindIcon } from '#core/web/shell/kind-icons.ts';

/** The kinds of notifications that features cause, each with the name of its icon. */
export const useNotificationKinds = (): ReadonlyMap<string, KindIcon> =>
  new Map(useFeatures().flatMap(({ notifications = {} }) => Object.entries(notifications)));
