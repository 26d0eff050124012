import { oneOf } from '#core/web/views/search-params.ts';

export const profileParams = { tab: oneOf(['settings']) };
