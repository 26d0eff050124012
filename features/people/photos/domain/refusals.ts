import { defineRefusals } from '#core/domain/refusals.ts';

export const photoRefusals = defineRefusals({
  'photo.type': [400, 'This is not a photo that can be used. Choose a JPEG, PNG or WebP picture.'],
  'photo.pixels': [
    400,
    'This photo has more than {most} megapixels. Make it smaller and choose it again.',
  ],
  'photo.crop': [400, 'The part that was chosen is outside of the photo. Choose it again.'],
  'photo.broken': [400, 'This photo cannot be read. Choose another one.'],
});
