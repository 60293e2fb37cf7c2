import type { Tagged } from '@bothy/kernel'
import { ordinal, typesetMessage } from '@bothy/kernel/french'
import type { MeritWords } from '@bothy/kernel/merits'
import type { Merit } from '../../rules/merits.ts'
import type { MeritSentences } from './en.ts'
import { card } from '../fr-grammar.ts'
import { words } from '../fr-words.ts'

const sentences: MeritSentences = {
  points: (m) => [`${words.points(m.points)} au lieu de ${m.other}.`],
  claims: (m) => [`L’armée rallierait des partisans valant ${m.worth} au lieu de ${m.other}.`],
  claimsLess: (m) => [`En échange, l’armée rallierait des partisans valant ${m.worth} au lieu de ${m.other}.`],
  doubled: (m) => [`L’armée est d’une seule lignée et compte double : ${m.total}.`],
  stronger: (m) => [`L’armée compte ${m.total} au lieu de ${m.other}.`],
  weaker: (m) => [`En échange, l’armée compte ${m.total} au lieu de ${m.other}.`],
  place: (m) => [`L’armée est ${ordinal(m.place, 'f')} au lieu de ${ordinal(m.other, 'f')}.`],
  rival: (m) => [
    'Chez ',
    { part: 'seat', seat: m.seat, text: null },
    ` : une armée de ${m.total} au lieu de ${m.other}.`,
  ],
  recruits: (m) => ['Recrute ', card(m.card), ' avant les autres.'],
  keeps: (m) => [card(m.card), ' reste en main.'],
  hides: (m) => [card(m.card), ' : face cachée au lieu de face visible.'],
  moreCards: (m) => [`${words.cards(m.cards)} en main au lieu de ${m.other}.`],
  fewerCards: (m) => [`En échange, ${words.cards(m.cards)} en main au lieu de ${m.other}.`],
}

const say = <K extends Merit['kind']>(merit: Tagged<Merit, 'kind', K>) => typesetMessage(sentences[merit.kind](merit))

export const meritWords: MeritWords<Merit> = { say }
