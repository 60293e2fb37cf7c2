declare const hidden: unique symbol

/**
 * A value that not everybody may know. At run time it is the plain value; to the compiler it is opaque and not `Json`,
 * so a view that contains one does not compile.
 */
export interface Secret<T> {
  readonly [hidden]: () => T
}

/** Marked cast: a plain value becomes a secret. */
export const hide = <T>(value: T): Secret<T> => value as unknown as Secret<T>

/** Marked cast, and the only way in. Views and witnesses use it by name, under the eyes of a reviewer. */
export const peek = <T>(secret: Secret<T>): T => secret as unknown as T
