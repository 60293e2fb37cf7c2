import type { Language } from './language.ts'

/** `other` is the rest; `#` stands for the number. */
export type Forms = { readonly one: string; readonly many?: string; readonly other: string }

/** By the rules of the language: 0 is plural in English and singular in French. */
export function plurals(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  const digits = new Intl.NumberFormat(language)
  return (n, forms) => {
    const category = rules.select(n)
    const form = category === 'one' ? forms.one : category === 'many' ? (forms.many ?? forms.other) : forms.other
    return form.replace('#', digits.format(n))
  }
}
