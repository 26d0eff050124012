import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { NoAccessState } from '#core/web/shell/NoAccessState.tsx';
import { NotBuiltScreen } from '#core/web/shell/NotBuiltScreen.tsx';

/** `/metrics`, for those who may see it. */
export function MetricsScreen() {
  const { person, isLoading } = useSession();
  if (may(person, 'viewMetrics')) return <NotBuiltScreen />;
  return isLoading ? null : <NoAccessState what="Metrics" permission="viewMetrics" />;
}
