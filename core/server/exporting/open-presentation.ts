/** An empty PowerPoint file. The library is large and loads with the first export. */
export const openPresentation = async () => {
  const { default: library } = await import('pptxgenjs');
  // Its types take it for CommonJS, where the class would be a level deeper.
  const Presentation = library as unknown as typeof library.default;
  return new Presentation();
};
export type Presentation = Awaited<ReturnType<typeof openPresentation>>;
export type Slide = ReturnType<Presentation['addSlide']>;
