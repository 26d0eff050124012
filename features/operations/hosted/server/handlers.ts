import type * as endpoints from '#core/domain/documents/endpoints.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { DocumentFields } from '#core/domain/documents/document.ts';
import { refusals } from '#core/domain/refusals.ts';
import { documentRefusals } from '#features/operations/hosted/domain/refusals.ts';
import { databaseRefusal } from '#core/platform/database/database-errors.ts';
import { Refused, refused, refusedField } from '#core/platform/http/refused.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { newId } from '#core/server/tables/columns.ts';
import { rescheduleMailsAfter } from '#features/people/notifications/server/shared/reschedule-mails.ts';
import { externalProjects } from './collections/external-projects.ts';
import { notificationDocuments } from './collections/notifications.ts';
import { userMetadataDocuments } from './collections/user-metadata.ts';
import type { DocumentCollection } from './document-collection.ts';
import { listDocuments, loadDocument } from './read-documents.ts';

/** Access per collection is decided by the collection. Every other name is not found. */
const collectionsWith = (catalogue: EventCatalogue): ReadonlyMap<string, DocumentCollection> =>
  new Map<string, DocumentCollection>([
    ['notifications', notificationDocuments],
    ['usermetadata', userMetadataDocuments(rescheduleMailsAfter(catalogue))],
    ['externalprojects', externalProjects],
  ]);

/**
 * Section 7: a merge leaves createdAt out, and what else the server sets, so that a document can be
 * sent back as it was read. Deactivating is DELETE.
 */
function writable(fields: DocumentFields): DocumentFields {
  const { id: _id, userId: _userId, createdAt: _at, updatedAt: _last, isActive, ...own } = fields;
  if (isActive !== undefined && isActive !== true) {
    throw refusedField('body.isActive', 'A document is deactivated by deleting it.');
  }
  return own;
}

/** Section 8: a write that fails, other than by a refusal, has a sentence of its own. */
async function withSentence<Result>(sentence: () => Refused, write: () => Promise<Result>) {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Refused || databaseRefusal(error) !== null) throw error;
    const failure = sentence();
    failure.cause = error;
    throw failure;
  }
}

export function documentHandlers(catalogue: EventCatalogue): Handlers<typeof endpoints> {
  const collections = collectionsWith(catalogue);

  function collectionOf(name: string): DocumentCollection {
    const collection = collections.get(name);
    if (collection === undefined) throw refused(refusals.notFound);
    return collection;
  }

  return {
    list: ({ viewer, params, query, db }) =>
      listDocuments(db, viewer, collectionOf(params.collection), query),

    get: ({ viewer, params, db }) =>
      loadDocument(db, viewer, collectionOf(params.collection), params.id),

    async create({ viewer, params: { collection: name }, body, db }) {
      const collection = collectionOf(name);
      const { create } = collection;
      if (!create) throw refused(documentRefusals['document.readOnly'], { collection: name });
      const documentId = typeof body.id === 'string' ? body.id : newId();
      const id = await withSentence(
        () => refused(refusals['document.createFailed'], { collection: name, id: documentId }),
        () => create({ db, viewer, id: documentId, fields: writable(body) }),
      );
      return loadDocument(db, viewer, collection, id);
    },

    async update({ viewer, params: { collection: name, id }, body, db }) {
      const collection = collectionOf(name);
      const { update } = collection;
      await loadDocument(db, viewer, collection, id);
      if (!update) throw refused(documentRefusals['document.readOnly'], { collection: name });
      await withSentence(
        () => refused(refusals['document.updateFailed'], { collection: name, id }),
        () => update({ db, viewer, id, fields: writable(body) }),
      );
      return loadDocument(db, viewer, collection, id);
    },

    async remove({ viewer, params: { collection: name, id }, db }) {
      const collection = collectionOf(name);
      await loadDocument(db, viewer, collection, id);
      const { remove } = collection;
      if (!remove) throw refused(documentRefusals['document.readOnly'], { collection: name });
      await remove({ db, viewer, id });
      return null;
    },
  };
}
