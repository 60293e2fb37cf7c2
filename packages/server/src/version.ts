/** Of the program. A table that one version could not go on with is tried again by the next. */
export const VERSION = '0.1.0'
