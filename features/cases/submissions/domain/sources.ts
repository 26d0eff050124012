/** The origin of a submission: the public form, a colleague, or a file. */
export const submissionSources = ['public', 'staff', 'import'] as const;
