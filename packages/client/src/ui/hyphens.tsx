import { Fragment, type JSX } from 'preact'

const VOWEL = /[aeiouyàâäæéèêëîïôöœùûüÿ]/i
/** These cling to the consonant before them: `ph`, `tr`, `cl`. */
const CLINGS = /[hrl]/i
/** From so many letters on a word is divided, and a part of one that is divided at a hyphen anyway. */
const [LONG, LONG_PART] = [8, 10]
/** So many letters stay together at either end. */
const LEAST = 3
const SOFT_HYPHEN = '\u00AD'

/** Where a syllable begins: at the last consonant, or pair of them, before a vowel. */
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

/** A word with soft hyphens: where there is too little room it is divided as in print, not anywhere. One of several parts has room. */
export const hyphenated = (word: string): string =>
  word.replaceAll(/\p{L}+/gu, (part) => (part.length < (part === word ? LONG : LONG_PART) ? part : divided(part)))

/** So long may the first word of a name be in a narrow place. */
const BRIEF = 11

/** The first word of a name; of a long double one the second part is an initial: `Marie-F.` */
export function briefName(name: string): string {
  const [first = name] = name.split(' ')
  const [head, second] = first.split('-')
  return first.length > BRIEF && second !== undefined ? `${head}-${second.charAt(0)}.` : first
}

/** A name of which each word stays whole as long as it is not too long for a line. */
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
