/** Remarks on the case team of an imported opportunity. */
export const teamRemarks = {
  nobody: (email: string): string => `${email} has no account here, and is left off the case team.`,
  otherRole: (role: string, email: string): string =>
    `“${role}” of ${email} is not a known role: it is kept, and can only read until a manager of the team confirms it.`,
};
