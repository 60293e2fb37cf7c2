declare const hidden: unique symbol

/** A plain value at run time; to the compiler it is opaque and not `Json`, so a view that contains one does not compile. */
export interface Secret<T> {
  readonly [hidden]: () => T
}

/** Marked cast: a plain value becomes a secret. */
export const hide = <T>(value: T): Secret<T> => value as unknown as Secret<T>

/** Marked cast, and the only way in: reviewers look at every use in views and witnesses. */
export const peek = <T>(secret: Secret<T>): T => secret as unknown as T
