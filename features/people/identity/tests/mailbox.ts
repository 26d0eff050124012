import { openMailServer } from '#core/tests/mail-server.ts';

/** A mail server for a journey: the links that people are sent are read from it. */
export const openMailbox = () => openMailServer();
