import { typeset } from '@bothy/kernel/french'

export const pitch = typeset('Un Anglais parcourt le rondel. Prenez son jeton : il travaille pour vous.')
