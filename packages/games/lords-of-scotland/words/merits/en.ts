import type { Sentences, Tagged } from '@bothy/kernel'
import type { MeritWords } from '@bothy/kernel/merits'
import type { Merit } from '../../rules/merits.ts'
import { card } from '../en-grammar.ts'
import { words } from '../en-words.ts'

export type MeritSentences = Sentences<Merit, 'kind'>

const sentences: MeritSentences = {
  points: (m) => [`${words.points(m.points)} instead of ${m.other}.`],
  claims: (m) => [`The army would claim supporters worth ${m.worth} instead of ${m.other}.`],
  claimsLess: (m) => [`In return the army would claim supporters worth ${m.worth} instead of ${m.other}.`],
  doubled: (m) => [`The army is all of one lineage and counts double: ${m.total}.`],
  stronger: (m) => [`The army counts ${m.total} instead of ${m.other}.`],
  weaker: (m) => [`In return the army counts ${m.total} instead of ${m.other}.`],
  place: (m) => [`The army is ${words.ordinal(m.place)} instead of ${words.ordinal(m.other)}.`],
  rival: (m) => [{ part: 'seat', seat: m.seat, text: null }, `’s army counts ${m.total} instead of ${m.other}.`],
  recruits: (m) => ['Recruits ', card(m.card), ' before anyone else can.'],
  keeps: (m) => ['Keeps ', card(m.card), ' in hand.'],
  hides: (m) => [card(m.card), ' is face down instead of face up.'],
  moreCards: (m) => [`${words.cards(m.cards)} in hand instead of ${m.other}.`],
  fewerCards: (m) => [`In return ${words.cards(m.cards)} in hand instead of ${m.other}.`],
}

const say = <K extends Merit['kind']>(merit: Tagged<Merit, 'kind', K>) => sentences[merit.kind](merit)

export const meritWords: MeritWords<Merit> = { say }
