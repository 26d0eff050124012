import { defineRefusals } from '#core/domain/refusals.ts';

export const documentRefusals = defineRefusals({
  'document.readOnly': [403, 'Documents of {collection} can be read here, but not changed.'],
});
