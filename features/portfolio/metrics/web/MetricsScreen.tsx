import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { NoAccessState } from '#core/web/shell/NoAccessState.tsx';
import { Metrics } from './Metrics.tsx';

/** `/metrics`, for those who may see it. */
export function MetricsScreen() {
  const { person, isLoading } = useSession();
  if (may(person, 'viewMetrics')) return <Metrics />;
  return isLoading ? null : <NoAccessState what="Metrics" permission="viewMetrics" />;
}
