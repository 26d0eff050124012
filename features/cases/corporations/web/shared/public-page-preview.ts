import type {
  CorporationSettings,
  PublicPageDraft,
} from '#features/cases/corporations/domain/settings.ts';

declare module '#core/web/places.ts' {
  interface Places {
    publicPagePreview: PublicPagePreview;
  }
}

/** The settings of a public page as stored, and as they are being changed. */
export interface PublicPagePreview {
  readonly settings: CorporationSettings;
  readonly draft: PublicPageDraft;
}
