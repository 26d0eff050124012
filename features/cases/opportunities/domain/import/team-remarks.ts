/** Remarks on the case team of an imported opportunity. */
export const teamRemarks = {
  nobody: (email: string): string => `${email} has no account here, and is left off the case team.`,
  otherRole: (role: string, email: string): string =>
    `“${role}” of ${email} is no known role: it is kept, and reads until who manages the team confirms it.`,
};
