/** How a submission came: by the public form, by a colleague, from a file. */
export const submissionSources = ['public', 'staff', 'import'] as const;
