import { useContext } from 'react';
import { SessionContext, type Session } from './session-context.ts';

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
