export const INK = '#22302b';
