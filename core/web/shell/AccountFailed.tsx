import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#core/web/session/use-session.ts';
import { askFailedAgain } from '#core/web/transport/failed-read.ts';
import { ErrorState } from '#ui/states.tsx';

/** In place of every screen, while nothing is known of the person's rights. */
export function AccountFailed() {
  const client = useQueryClient();
  const { failureReason } = useSession();
  return (
    <div className="grid flex-1 place-items-center">
      <ErrorState
        isPage
        title="Your account could not be loaded"
        error={failureReason}
        onRetry={() => void askFailedAgain(client)}
      />
    </div>
  );
}
