import { companySheet } from '#features/directory/collections/domain/company-sheet.ts';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import { companiesListed } from '#features/directory/collections/server/companies.ts';
import { loadCollection } from '#features/directory/collections/server/load-collection.ts';
import { notesOf } from '#features/directory/collections/server/notes.ts';
import { sheetOf } from '#core/domain/exporting/sheet.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';

/** The listed companies of a collection, with their sub-spaces and notes. */
export const collectionExport: ExportSource = async (db, viewer, { id }) => {
  const collection = await loadCollection(db, viewer, id);
  const notes = await notesOf(db, collection);
  const sheet = companySheet(collection, new Map(notes.map((note) => [note.companyId, note])));
  async function* pages() {
    yield sheetOf(sheet, await companiesListed(db, viewer, id)).rows;
  }
  return {
    name: collection.name,
    columns: sheet,
    total: listedCompanies(collection).length,
    pages: pages(),
  };
};
