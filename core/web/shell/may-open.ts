import { isProductPermission, may, type Person } from '#core/domain/authorization/permissions.ts';
import type { PagePermission } from '#core/web/feature.ts';

interface Page {
  readonly may?: PagePermission;
  readonly unless?: PagePermission;
}

const holds = (person: Person, permission: PagePermission): boolean =>
  isProductPermission(permission)
    ? may(person, permission)
    : may(person, permission, { id: person.corporationId ?? '' });

/** Whether a page is one for this person. */
export const mayOpen = (person: Person, { may: needed, unless }: Page): boolean =>
  (needed === undefined || holds(person, needed)) &&
  (unless === undefined || !holds(person, unless));
