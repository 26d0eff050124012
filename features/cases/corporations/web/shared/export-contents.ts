/** What is in the export of a corporation, and what is not. */
export const exportContents =
  'What belongs to the corporation as one archive: tables as CSV and JSON, and the files. An empty installation can import it. People’s private collections, saved searches and preferences are in it when they agree. Scores that you may not see are not: not-included.txt lists all that is missing, and who has not agreed.';
