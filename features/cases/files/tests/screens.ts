import { openAt, owner, type Screen } from '#e2e/support/screen.ts';
import { linkToFile } from '#features/cases/files/domain/links.ts';

export const screens: readonly Screen[] = [
  {
    name: 'a file that does not exist',
    person: owner,
    open: openAt(linkToFile('none'), (page) => page.getByText('File not found')),
  },
];
