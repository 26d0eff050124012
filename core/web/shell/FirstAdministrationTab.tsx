import { Navigate } from '@tanstack/react-router';
import { useAdministrationTabs } from './use-administration-tabs.ts';

/** Opens the first page of administration that the current user may see. */
export function FirstAdministrationTab() {
  const [first] = useAdministrationTabs();
  return first ? <Navigate to={first.to} replace /> : null;
}
