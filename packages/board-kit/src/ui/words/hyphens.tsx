import { Fragment, type JSX } from 'preact'

const VOWEL = /[aeiouyàâäæéèêëîïôöœùûüÿ]/i
/** These stay with the consonant before them: `ph`, `tr`, `cl`. */
const CLINGS = /[hrl]/i
/** Fewest letters of a word that is divided, and of a part of a hyphenated word. */
const [LONG, LONG_PART] = [8, 10]
/** Letters that stay together at either end. */
const LEAST = 3
const SOFT_HYPHEN = '\u00AD'

/** A syllable begins at the last consonant, or pair of them, before a vowel. */
function isBreak(word: string, at: number): boolean {
  const [before, here, after] = [word.charAt(at - 1), word.charAt(at), word.charAt(at + 1)]
  if (VOWEL.test(here) || at < LEAST || at > word.length - LEAST) return false
  if (VOWEL.test(after)) return VOWEL.test(before) || before === here || !CLINGS.test(here)
  return CLINGS.test(after) && after !== here && VOWEL.test(word.charAt(at + 2))
}

function divided(word: string): string {
  let out = ''
  for (let i = 0; i < word.length; i++) out += (isBreak(word, i) ? SOFT_HYPHEN : '') + word.charAt(i)
  return out
}

/** Soft hyphens: in a narrow place a word is divided as in print. */
export const hyphenated = (word: string): string =>
  word.replaceAll(/\p{L}+/gu, (part) => (part.length < (part === word ? LONG : LONG_PART) ? part : divided(part)))

const BRIEF = 11

const ARTICLE = /^(?:an?|the|l[ae]s?|une?|d[eu]s?|el|il|der|das|van|von)$/i

function wordEnd(words: readonly string[], from: number): number {
  const named = words.findIndex((word, i) => i >= from && !ARTICLE.test(word))
  return named < 0 ? words.length : named + 1
}

/** All ways to call a person, the shortest first: `Marie-F.`, `Marie-Françoise`, `Marie-Françoise B.`, … */
function waysToCall(name: string): readonly string[] {
  const words = name.split(' ').filter((word) => word !== '')
  const end = wordEnd(words, 0)
  const next = wordEnd(words, end)
  const first = words.slice(0, end).join(' ')
  const [head, second] = first.split('-')
  const initial = words[next - 1]?.charAt(0).toUpperCase()
  return [
    ...(first.length > BRIEF && second !== undefined ? [`${head}-${second.charAt(0)}.`] : []),
    first,
    ...(next > end ? [`${first} ${initial}.`, words.slice(0, next).join(' ')] : []),
    words.join(' '),
  ]
}

/** First words, and as much more as tells two people apart: `Wee O.` and `Wee F.` */
export function briefNames(names: readonly string[]): readonly string[] {
  const plain = (text: string): string => text.toLowerCase()
  const ways = names.map(waysToCall)
  return ways.map((mine, i) => {
    const taken = new Set(ways.flatMap((others, j) => (j === i ? [] : others.map(plain))))
    return mine.find((way) => !taken.has(plain(way))) ?? mine.at(-1) ?? names[i]
  })
}

export const DividedName = ({ name }: { readonly name: string }): JSX.Element => (
  <>
    {name.split(' ').map((word, i) => (
      <Fragment key={i}>
        {i > 0 && ' '}
        <span class="name-word">{hyphenated(word)}</span>
      </Fragment>
    ))}
  </>
)
