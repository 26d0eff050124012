import { Navigate } from '@tanstack/react-router';
import { useAdministrationPages } from './use-administration-pages.ts';

/** Leads to the first page of administration that the current user may see. */
export function FirstAdministrationPage() {
  const [first] = useAdministrationPages();
  return first ? <Navigate to={first.to} replace /> : null;
}
