import { below, type RngState, unit } from '@bothy/kernel'
import {
  dropAt,
  idOf,
  isDown,
  isShown,
  isSighting,
  isTaking,
  sightingSource,
  sourceOf,
  took,
} from './topics/passages.ts'
import { NONE } from './topics/zones.ts'
import type { CardSource, Passage } from './types.ts'

/**
 * Course of a hand for a seat that does not see into it: which sources came, were shown, and how many cards went down. Every course is
 * equally likely, and cards shown later tell which went down before. Example: a hand has one card, one is seen going there, one goes down,
 * an unseen one comes, then a card other than the seen one is shown: the seen card went down in two of three ways.
 */
export type Course = readonly Passage[]

/** Cards seen going to the hand are alike until one of them is shown. */
const groupOf = (source: CardSource): CardSource => (isSighting(source) ? sightingSource(0) : source)

const isKnown = (passage: Passage): boolean => isShown(passage) && isSighting(sourceOf(passage))

/** Removes cards seen going to the hand and shown from there. Null if a card was shown that was not there. */
function withoutKnown(course: Course): Course | null {
  if (!course.some(isKnown)) return course
  const out: Passage[] = []
  for (const passage of course) {
    if (isKnown(passage)) {
      const at = out.indexOf(took(sourceOf(passage)))
      if (at < 0) return null
      dropAt(out, at)
    } else out.push(passage)
  }
  return out
}

type Odds = {
  readonly groups: readonly CardSource[]
  readonly base: number
  readonly ways: readonly (readonly number[])[]
}

function oddsOf(course: Course, end: number): Odds {
  const groups: CardSource[] = []
  const count: number[] = []
  let downs = 0
  for (let i = 0; i < end; i++) {
    const passage = course[i]
    if (isDown(passage)) downs++
    else {
      const group = groupOf(sourceOf(passage))
      let k = groups.indexOf(group)
      if (k < 0) {
        k = groups.push(group) - 1
        count.push(0)
      }
      count[k] += isTaking(passage) ? 1 : -1
    }
  }
  const base = downs + 1
  const last = groups.length - 1
  const size = base ** Math.max(0, last)
  const ways: number[][] = []
  let after: number[] = Array.from({ length: size }, () => 1)
  ways[end] = after
  for (let i = end - 1; i >= 0; i--) {
    const passage = course[i]
    const k = isDown(passage) ? NONE_OF_THEM : groups.indexOf(groupOf(sourceOf(passage)))
    if (isTaking(passage)) count[k]--
    else {
      if (isDown(passage)) downs--
      else count[k]++
      const before: number[] = []
      for (let code = 0; code < size; code++) before.push(waysBefore(code, k, after, { base, count, downs }))
      after = before
    }
    ways[i] = after
  }
  return { groups, base, ways }
}

const NONE_OF_THEM = -1

type Counts = { readonly base: number; readonly count: readonly number[]; readonly downs: number }

function waysBefore(code: number, shown: number, after: readonly number[], { base, count, downs }: Counts): number {
  const last = count.length - 1
  let rest = code
  let gone = 0
  let power = 1
  let sum = 0
  for (let k = 0; k <= last; k++) {
    const went = k < last ? rest % base : downs - gone
    if (went < 0 || went > count[k]) return 0
    if (k === shown) sum = (count[k] - went) * after[code]
    else if (shown < 0 && went < count[k]) sum += (count[k] - went) * after[k < last ? code + power : code]
    gone += went
    rest = (rest - went) / base
    power *= base
  }
  return sum
}

function lastShown(course: Course): number {
  let at = course.length - 1
  while (at >= 0 && !isShown(course[at])) at--
  return at
}

export function waysOf(course: Course): number {
  const open = withoutKnown(course)
  if (open === null) return 0
  const end = lastShown(open) + 1
  const { ways } = oddsOf(open, end)
  let all = ways[0][0]
  let inHand = 0
  for (let i = 0; i < open.length; i++) {
    if (i >= end && isDown(open[i])) all *= inHand
    inHand += isTaking(open[i]) ? 1 : -1
  }
  return all
}

/** A quick upper bound of `waysOf`: ignores that cards that went down are missing later. */
export function mostWaysOf(course: Course): number {
  let all = 1
  for (let i = 0; i < course.length && all > 0; i++) {
    if (isTaking(course[i])) continue
    const isAny = isDown(course[i])
    let inHand = 0
    for (let before = 0; before < i; before++) {
      const isIn = isTaking(course[before])
      if (isAny || (!isDown(course[before]) && sourceOf(course[before]) === sourceOf(course[i])))
        inHand += isIn ? 1 : -1
    }
    all *= Math.max(0, inHand)
  }
  return all
}

export function spread(
  course: Course,
  rng: RngState,
  put: (place: number, source: CardSource) => void,
): readonly CardSource[] {
  const open = withoutKnown(course) ?? []
  const end = lastShown(open) + 1
  const odds = end > 0 && open.some(isDown) ? oddsOf(open, end) : null
  const hand: CardSource[] = []
  let code = 0
  for (let i = 0; i < open.length; i++) {
    const passage = open[i]
    if (isTaking(passage)) hand.push(sourceOf(passage))
    else if (isShown(passage)) takeFrom(hand, sourceOf(passage), rng)
    else if (odds === null || i >= end) put(idOf(passage), takeAt(hand, below(rng, hand.length)))
    else {
      const k = drawGroup(hand, odds, i + 1, code, rng)
      put(idOf(passage), takeFrom(hand, odds.groups[k], rng))
      if (k < odds.groups.length - 1) code += odds.base ** k
    }
  }
  return hand
}

function drawGroup(
  hand: readonly CardSource[],
  { groups, base, ways }: Odds,
  next: number,
  code: number,
  rng: RngState,
): number {
  const weights: number[] = []
  let left = 0
  let power = 1
  for (let k = 0; k < groups.length; k++) {
    let n = 0
    for (let i = 0; i < hand.length; i++) if (groupOf(hand[i]) === groups[k]) n++
    weights.push(n === 0 ? 0 : n * ways[next][k < groups.length - 1 ? code + power : code])
    left += weights[k]
    power *= base
  }
  left *= unit(rng)
  let drawn = 0
  for (let k = 0; k < groups.length && left >= 0; k++) {
    if (weights[k] === 0) continue
    drawn = k
    left -= weights[k]
  }
  return drawn
}

function takeFrom(hand: CardSource[], group: CardSource, rng: RngState): CardSource {
  if (!isSighting(group)) return takeAt(hand, hand.indexOf(group))
  let n = 0
  for (const source of hand) if (isSighting(source)) n++
  let nth = below(rng, n)
  return takeAt(
    hand,
    hand.findIndex((source) => isSighting(source) && nth-- === 0),
  )
}

function takeAt(hand: CardSource[], at: number): CardSource {
  if (at < 0 || at >= hand.length) return NONE
  const source = hand[at]
  hand[at] = hand[hand.length - 1]
  hand.pop()
  return source
}
