/** Where My work stands first: the screen that people land on. */
export const linkToMyWork = '/projects';
