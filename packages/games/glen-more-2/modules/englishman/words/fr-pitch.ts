import { typeset } from '@bothy/kernel/french'

/** Two short sentences: the parts it adds. */
export const pitch = typeset('Un Anglais parcourt le rondel. Prenez son jeton : il travaille pour vous.')
