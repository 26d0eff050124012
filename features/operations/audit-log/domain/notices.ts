/** Success messages. */
export const auditNotices = {
  'view.saved': 'View “{name}” saved.',
  'view.deleted': 'View “{name}” deleted.',
} as const;
