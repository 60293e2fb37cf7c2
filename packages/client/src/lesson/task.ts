const ENDS = /(?<=[.?!…][”»]?\s?(?:\u202f[?!])?)\s+(?=[\p{Lu}\d«“£])/u
const FEW_WORDS = 4

/** The end of a text that asks for something: a last sentence of few words belongs to the one before. */
export function splitTask(text: string): { readonly before: string; readonly task: string } {
  const sentences = text.split(ENDS)
  const few = (sentences.at(-1) ?? '').split(/\s+/u).length <= FEW_WORDS && sentences.length > 1
  const from = sentences.length - (few ? 2 : 1)
  return { before: sentences.slice(0, from).join(' '), task: sentences.slice(from).join(' ') }
}
