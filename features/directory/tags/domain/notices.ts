export const tagNotices = {
  'tag.renamed': '{name} is called {to} now.',
  'tag.merged': '{name} is {to} now.',
  'tag.separated': '{name} is a tag of its own again.',
} as const;
