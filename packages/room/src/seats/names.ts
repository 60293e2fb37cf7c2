const LONGEST_NAME = 24
/** The name of a person who is gone for good; clients write it in their language. */
export const SOMEBODY = 'somebody'
/** Marks on one letter: more of them would cover the lines above. */
const MOST_MARKS = 2

/** Controls, invisible characters and those that change the direction, private and unassigned ones; line and paragraph separators become spaces. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu
/** For lines of the chat: joining characters stay, those that change the direction go. */
const TURNING = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
const PILED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')

/** Composed, in one line, without hidden characters; empty if nothing is left. */
export function cleanName(given: string): string {
  const seen = given
    .normalize('NFC')
    .replaceAll(/[\s\u2028\u2029]+/gu, ' ')
    .replaceAll(UNSEEN, '')
  const name = seen.replaceAll(PILED, '$1').replaceAll(/ +/g, ' ').trim()
  return Array.from(name)
    .reduce((kept, sign) => (kept.length + sign.length > LONGEST_NAME ? kept : kept + sign), '')
    .trim()
}

export const cleanLine = (given: string): string =>
  given
    .normalize('NFC')
    .replaceAll(/[\s\u2028\u2029]+/gu, ' ')
    .replaceAll(TURNING, '')
    .replaceAll(PILED, '$1')
    .trim()

/** In lower case: letters of other alphabets and digits that look like Latin letters. */
const ALIKE = new Map(
  Object.entries({
    a: 'аα',
    b: 'ьв',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ԍ',
    h: 'һн',
    i: 'іıιl1|',
    j: 'ј',
    k: 'кκ',
    m: 'мμ',
    n: 'пη',
    o: 'оο0σ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ζ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
)

/** Names with the same look are easily taken for each other. */
export const lookOf = (name: string): string => {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{P}\p{Z}\p{S}]/gu, '')
  return Array.from(letters, (sign) => ALIKE.get(sign) ?? sign).join('')
}

export function apartFrom(taken: readonly string[], name: string): string {
  const looks = new Set(taken.map(lookOf))
  if (!looks.has(lookOf(name))) return name
  for (let n = 2; ; n++) {
    const end = ` (${n})`
    const numbered = `${name.slice(0, LONGEST_NAME - end.length).trimEnd()}${end}`
    if (!looks.has(lookOf(numbered))) return numbered
  }
}
