/** A title whose number stays in the line of the word before it, as in *Part II*. */
export const unbroken = (title: string): string => title.replaceAll(/ (?=[IVX]+\b)/g, '\u00a0')
