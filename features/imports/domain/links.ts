/** URL path of an import's page. */
export const linkToImport = (id: string): string => `/admin/imports/${id}`;
