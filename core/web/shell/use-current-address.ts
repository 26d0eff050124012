import { useLocation } from '@tanstack/react-router';
import { currentAddress } from '#core/web/router/former-addresses.ts';

/** Where the address of the browser leads today, if it is a former one. */
export const useCurrentAddress = (): string | undefined => useLocation({ select: currentAddress });
