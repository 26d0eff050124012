/** The names of what is sample data end with it: lists, search, exports and mails say so by themselves. */
const mark = '(sample)';

export const marked = (name: string): string => `${name} ${mark}`;

export const sampleCorporationName = 'Sample corporation';
