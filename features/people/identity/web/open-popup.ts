const popupFeatures = 'popup,width=480,height=680';

/** An empty pop-up, or null when it was blocked. Browsers allow one in the click itself. */
export function openPopup(): Window | null {
  const popup = window.open('about:blank', '_blank', popupFeatures);
  // The provider's page must not reach this one.
  if (popup !== null) popup.opener = null;
  return popup;
}
