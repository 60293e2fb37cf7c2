import type { Message, OptionText } from './texts.ts'

/** First names and places whose h is silent; that of Scottish and English names is not (de Hamish). */
const SILENT_H = /^(halkirk|helene|henri|herve|hippoly|honor|hortens|hubert|hugo|hugu|hyac)/

/** Whether "de", "le" and "la" are elided before a name: d’Ailsa, d’Yves, but de Yann. */
export function elides(name: string): boolean {
  const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return /^[aeiouœæ]/.test(bare) || /^y[^aeiou]/.test(bare) || SILENT_H.test(bare)
}

export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`)

const list = new Intl.ListFormat('fr', { type: 'conjunction' })
export const deTous = (names: readonly string[]): string => list.format(names.map(de))

export type Noun = { readonly text: string; readonly gender: 'm' | 'f'; readonly article: boolean }

/** "la carrière", "le Loch Ness", "l’épicerie", "Donan Castle". */
export function le({ text, gender, article }: Noun): string {
  if (!article) return text
  return elides(text) ? `l’${text}` : `${gender === 'm' ? 'le' : 'la'} ${text}`
}
/** "de la carrière", "du Loch Ness", "de l’épicerie", "d’Armadale Castle". */
export function du(noun: Noun): string {
  if (!noun.article) return de(noun.text)
  return noun.gender === 'm' && !elides(noun.text) ? `du ${noun.text}` : `de ${le(noun)}`
}
/** "à la carrière", "au Loch Ness", "à l’épicerie", "à Donan Castle". */
export function au(noun: Noun): string {
  return noun.article && noun.gender === 'm' && !elides(noun.text) ? `au ${noun.text}` : `à ${le(noun)}`
}

/** The space does not break; 0 and 1 are singular. */
export const counted = (n: number, one: string, many: string): string => `${n}\u00a0${n < 2 ? one : many}`

/** "1er" of a player or scoring, "1re" of a place or round, then "2e". */
export const ordinal = (n: number, gender: Noun['gender']): string => (n > 1 ? `${n}e` : gender === 'm' ? '1er' : '1re')

/**
 * The spaces that do not break: narrow before ; ! ?, full before : and inside guillemets, between a number and the word
 * after it. Sources are written with plain ones.
 */
export const typeset = (text: string): string =>
  text.replaceAll(/ (?=[;!?])/g, '\u202f').replaceAll(/ (?=[:»])|(?<=«) |(?<=n°) |(?<=\d) (?=\p{L})/gu, '\u00a0')

export const typesetMessage = (message: Message): Message =>
  message.map((part) => {
    if (typeof part === 'string') return typeset(part)
    return part.part === 'thing' ? { ...part, text: typeset(part.text) } : part
  })

export function typesetAll<T extends { readonly [id: string]: string }>(texts: T): { [id in keyof T]: string } {
  const out: { [id in keyof T]: string } = { ...texts }
  for (const id in out) out[id] = typeset(out[id])
  return out
}

export const typesetOptions = (options: { readonly [id: string]: OptionText }): { [id: string]: OptionText } =>
  Object.fromEntries(
    Object.entries(options).map(([id, { label, help, values }]) => [
      id,
      { label: typeset(label), help: typeset(help), values: typesetAll(values) },
    ]),
  )
