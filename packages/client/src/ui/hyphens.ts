const VOWEL = /[aeiouyàâäæéèêëîïôöœùûüÿ]/i
/** These cling to the consonant before them: `ph`, `tr`, `cl`. */
const CLINGS = /[hrl]/i
const LONG = 8
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
  if (word.length < LONG) return word
  let out = ''
  for (let i = 0; i < word.length; i++) out += (isBreak(word, i) ? SOFT_HYPHEN : '') + word.charAt(i)
  return out
}

/** A name with soft hyphens in its long words: where there is too little room it is divided as in print, not anywhere. */
export const hyphenated = (name: string): string => name.replaceAll(/\p{L}+/gu, divided)
