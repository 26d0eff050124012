import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The key behind `#` of a link from a mail; empty without one. It leaves the address at once. */
export function useLinkKey(): string {
  const navigate = useNavigate();
  const [key] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (key !== '') void navigate({ to: '.', hash: '', replace: true });
  }, [key, navigate]);
  return key;
}
