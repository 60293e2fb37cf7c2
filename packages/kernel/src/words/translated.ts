/**
 * The type of the words of another language, from the English ones: the same keys, the same arguments, lists and tuples of the same
 * length, but any text. Values that functions return beside texts stay as English has them.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => R extends string ? string : R
    : T extends object
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T
