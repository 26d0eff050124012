/** From this width on sub-spaces are beside the companies. */
export const railScreen = '(min-width: 1024px)';
