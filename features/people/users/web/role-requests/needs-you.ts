import type { NeedsYouWords } from '#core/web/feature.ts';
import type { NeedsYouKind } from '#features/people/users/domain/role-requests/needs-you.ts';

export const needsYou: NeedsYouWords<NeedsYouKind> = {
  roleRequest: {
    icon: 'key',
    words: (count, say) => say(count, 'role request', 'role requests'),
  },
};
