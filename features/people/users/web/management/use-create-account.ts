import { splitDisplayName } from '#core/domain/identity/names.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { create } from '#features/people/users/domain/management-endpoints.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { toast } from '#ui/toasts.ts';

interface Newcomer {
  readonly email: string;
  readonly name: string;
  readonly corporationId: string | null;
  readonly password: string;
}

/** Makes somebody's account, and says so. */
export function useCreateAccount() {
  const createOnce = useCallOnce(create);
  return async ({ email, name, corporationId, password }: Newcomer): Promise<void> => {
    const body = { email: email.trim(), ...splitDisplayName(name), corporationId };
    await createOnce({ body: { ...body, password } });
    toast(noticeText(userNotices['account.created'], { name: name.trim() || body.email }));
  };
}
