/** Of a file that was sent for a record, and is not there, is not the sender's or is another's by now. */
export const lostFile = 'A file got lost on its way. Remove it and add it again.';
