/** Of the program. A table that one version cannot continue is tried again by the next. */
export const VERSION = '0.1.0'
