import type { QueryClient } from '@tanstack/react-query';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';

type Listener = (company: CompanyRef) => void;

const listeners = new WeakMap<QueryClient, Set<Listener>>();

/** Called with each company that is edited on this page: for who keeps companies beside the queries. */
export function onCompanyEdited(client: QueryClient, listener: Listener): void {
  const set = listeners.get(client) ?? new Set();
  listeners.set(client, set.add(listener));
}

export function publishCompanyEdit(client: QueryClient, company: CompanyRef): void {
  for (const listener of listeners.get(client) ?? []) listener(company);
}
