/** A closing menu restores the focus: actions that move it must run after that. */
export const afterClosing = (action: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => action()));
};
