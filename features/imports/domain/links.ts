/** Where an import is shown to who administers. */
export const linkToImport = (id: string): string => `/admin/imports/${id}`;
