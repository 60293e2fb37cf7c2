const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export type Named = { readonly one: string; readonly many: string; readonly One: string; readonly Many: string }

/** The name of a thing: the key of signs, the primer and the lines for newcomers say it in no other words. */
export const named = (one: string, many = one): Named => ({ one, many, One: capital(one), Many: capital(many) })
