import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeRedirect } from '#core/web/session/redirect.ts';

/** Leads from a former address to that of today. */
export function LeadOn({ href }: { readonly href: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href: safeRedirect(href), replace: true });
  }, [navigate, href]);
  return null;
}
