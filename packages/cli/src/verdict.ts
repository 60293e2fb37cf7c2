import { type GameTypes, plain, type Result, type Texts } from '@bothy/kernel'

const WORDS = {
  en: {
    upTo: (to: number) => `up to ${to} points`,
    from: (from: number) => `${from} points or more`,
    between: (from: number, to: number) => `${from} to ${to} points`,
    any: 'any score',
  },
  fr: {
    upTo: (to: number) => `jusqu’à ${to} points`,
    from: (from: number) => `${from} points ou plus`,
    between: (from: number, to: number) => `de ${from} à ${to} points`,
    any: 'quel que soit le score',
  },
} as const

export function verdictLines(
  { verdict }: Pick<Result, 'verdict'>,
  texts: Pick<Texts<GameTypes>, 'verdicts'>,
  names: readonly string[],
  language: keyof typeof WORDS,
): string[] {
  if (verdict === null) return []
  const { id, from, to } = verdict
  const words = WORDS[language]
  const bracket =
    from === null
      ? to === null
        ? words.any
        : words.upTo(to)
      : to === null
        ? words.from(from)
        : words.between(from, to)
  const { name, sentence } = texts.verdicts[id]
  return [`${name} (${bracket}). ${plain(sentence, names)}`]
}
