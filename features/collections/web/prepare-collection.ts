import type { QueryClient } from '@tanstack/react-query';
import { shelfOf } from './public/company-shelf.ts';
import { readCollection } from './public/read-collection.ts';

/** Asks for a collection and its companies at once, while the screen that shows them is fetched. */
export function prepareCollection(client: QueryClient, id: string): void {
  void client.prefetchQuery(readCollection(client, id));
  shelfOf(client).prepare(id);
}
