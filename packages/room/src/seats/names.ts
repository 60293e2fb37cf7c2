const LONGEST_NAME = 24
/** The name of a person who is gone for good; clients write it in their language. */
export const SOMEBODY = 'somebody'
/** Marks on one letter; more of them would cover the lines above. */
const MOST_MARKS = 2

/** Controls, what is not seen or turns the writing round, private and unassigned signs; lines and paragraphs become spaces. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu
/** Of what is said: joined signs stay, the ones that turn the writing round go. */
const TURNING = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
const PILED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')

/** The name as others see it: composed, in one line, with nothing hidden in it; empty if nothing is left. */
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

/** A line of the chat without controls and without signs that turn the writing round. */
export const cleanLine = (given: string): string =>
  given
    .normalize('NFC')
    .replaceAll(/[\s\u2028\u2029]+/gu, ' ')
    .replaceAll(TURNING, '')
    .replaceAll(PILED, '$1')
    .trim()

/** Letters of other alphabets and digits that look like Latin ones, in lower case. */
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

/** The look of a name at a glance: two that share it are easily taken for each other. */
export const lookOf = (name: string): string => {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{P}\p{Z}\p{S}]/gu, '')
  return Array.from(letters, (sign) => ALIKE.get(sign) ?? sign).join('')
}

/** The name, or with a number if it looks like one that is taken. */
export function apartFrom(taken: readonly string[], name: string): string {
  const looks = new Set(taken.map(lookOf))
  if (!looks.has(lookOf(name))) return name
  for (let n = 2; ; n++) {
    const end = ` (${n})`
    const numbered = `${name.slice(0, LONGEST_NAME - end.length).trimEnd()}${end}`
    if (!looks.has(lookOf(numbered))) return numbered
  }
}
