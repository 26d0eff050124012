/** The page of a project. */
export const linkToProject = (id: string): string => `/project/${id}`;
