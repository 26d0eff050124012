import { webFeature } from '#core/web/feature.ts';
import { workVerbNames, workVerbs } from '#features/people/needs-you/domain/work-verbs.ts';

export const needsYou = webFeature({
  shortcuts: workVerbNames.map((verb) => [[workVerbs[verb]], `My work: ${verb}`] as const),
});
