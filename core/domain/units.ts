/** Milliseconds and bytes per unit. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
export const mebibyte = 1024 * 1024;
export const gibibyte = 1024 * mebibyte;
