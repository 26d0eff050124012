import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { security } from '#features/people/identity/domain/account-endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

/** Reads the security settings again. */
export function useRefreshSecurity(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeyOf(security) });
}

/** A form that is sent once at a time, and keeps what was wrong. */
export function useSubmit() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  return { run, problem, isBusy };
}

/** What was typed into a field of a form. */
export const typedIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};
