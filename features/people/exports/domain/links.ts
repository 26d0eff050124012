/** URL path of an export's page, where its file is downloaded. */
export const linkToExport = (id: string): string => `/exports/${id}`;
