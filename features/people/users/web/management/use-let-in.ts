import { splitDisplayName } from '#core/domain/identity/names.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { invite } from '#features/people/identity/domain/invitation-endpoints.ts';
import { create } from '#features/people/users/domain/management-endpoints.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { toast } from '#ui/toasts.ts';

interface Newcomer {
  readonly email: string;
  readonly name: string;
  readonly corporationId: string | null;
  /** Null: they set one themselves, by a link in a mail. */
  readonly password: string | null;
}

/** Invites somebody, or makes their account; says so. */
export function useLetIn() {
  const inviteOnce = useCallOnce(invite);
  const createOnce = useCallOnce(create);
  return async ({ email, name, corporationId, password }: Newcomer): Promise<void> => {
    const body = { email: email.trim(), ...splitDisplayName(name), corporationId };
    if (password === null) {
      await inviteOnce({ body });
      toast(noticeText(userNotices['invitation.sent'], { email: body.email }));
      return;
    }
    await createOnce({ body: { ...body, password } });
    toast(noticeText(userNotices['account.created'], { name: name.trim() || body.email }));
  };
}
