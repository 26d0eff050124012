import {
  installationMeta,
  plainInstallation,
  type Installation,
} from '#core/domain/installation.ts';

function read(): Installation {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${installationMeta}"]`);
  // Empty while developing: the page then comes from Vite.
  return meta?.content ? (JSON.parse(meta.content) as Installation) : plainInstallation;
}

/** What the server wrote into this page. */
export const installation = read();
