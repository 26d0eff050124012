import { Navigate } from '@tanstack/react-router';
import { useSettingsPages } from './use-settings-pages.ts';

/** Leads to the first page of the settings, for links that say no more. */
export function FirstSettingsPage() {
  const [first] = useSettingsPages();
  return first ? <Navigate to={first.to} replace /> : null;
}
