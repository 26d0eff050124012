import { authStore } from '#core/web/session/auth-store.ts';
import { DocumentClient } from './document-client.ts';

/** The document database of this page. */
export const documents = new DocumentClient();

authStore.onSignOut(() => documents.clear());
