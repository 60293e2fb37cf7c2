import { listed, type Message, type Seat } from '@bothy/kernel'
import { counted } from '@bothy/kernel/french'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { cell, coins, goodName, goods, scotsmen, vp } from '../../../words/fr-counts.ts'
import { carte, dela, domaine, la, les, nom, type Reader, v, Vous, vous } from '../../../words/fr-grammar.ts'
import { type GangsterId } from '../data/index.ts'
import type { MobsModuleTypes, Row } from '../rules/types.ts'
import { gangsterName } from './parts.ts'

export const sous = (n: number): string => counted(n, 'sou', 'sous')
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0')
const noms = (list: readonly GangsterId[]): string =>
  list.length === 0 ? 'personne' : list.map(gangsterName).join(', ')
export const ligne = (it: Row): string => (it === 'england' ? 'ligne Angleterre' : `ligne ${goodName(it)}`)
export const element = (it: Row | 'coin'): string => (it === 'coin' ? coins(1) : it === 'england' ? '' : goods([it]))

function versDe(seat: Seat, to: Seat, me: Reader, verbs: readonly [its: string, yours: string], what: string): Message {
  const [its, yours] = verbs
  if (to === me) return [Vous(seat, me), ` vous ${its} ${what}`]
  return [Vous(seat, me), `${v(seat, me, its, yours)}${what} à `, vous(to, me)]
}
const VERSE = ['verse', 'versez'] as const

export const events: ChronicleTexts<MobsModuleTypes>['events'] = {
  gangstersDrawn: (e) => [
    `En prison : ${noms(e.gangsters)}.${e.hidden === 0 ? '' : ` ${counted(e.hidden, 'autre truand arrive', 'autres truands arrivent')} avec la pile B.`}`,
  ],
  gangstersCame: (e) => [`Arrivée en prison : ${noms(e.gangsters)}.`],
  pennyPlaced: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'place', 'placez')}1 sou sur ${gangsterName(e.gangster)} (${e.pennies} en tout).`,
  ],
  recruited: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'prend', 'prenez')}le truand ${gangsterName(e.gangster)}${e.pennies === 0 ? '' : ` et ${sous(e.pennies)}`}.`,
  ],
  fieldCharged: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'place', 'placez')}un pion Peggy McWander sur `,
    ...domaine(e.field),
    ` (${coins(e.coins)}).`,
  ],
  chargePaid: (e, me) => [...versDe(e.seat, e.to, me, VERSE, coins(e.coins)), ' pour ', ...domaine(e.field), '.'],
  chargeGone: (e) => ['Le pion Peggy McWander quitte ', ...domaine(e.field), '.'],
  rowGrabbed: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'prend', 'prenez')}${coins(e.coins)} dans la ${ligne(e.row)} avec Joe McDuff.`,
  ],
  intercepted: (e, me) => [
    ...versDe(e.seat, e.of, me, VERSE, coins(1)),
    ` avec Bruce McMail pour ${goods([e.good])} (`,
    nom(e.tile),
    ')',
    ...(e.onto === null
      ? [`, et${v(e.seat, me, 'vend', 'vendez')}aussitôt cette ressource pour ${coins(e.coins)}.`]
      : [', qui va sur ', ...la(e.onto), '.']),
  ],
  tileReserved: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'réserve', 'réservez'),
    ...la(e.tile),
    ` avec Peggy McLaird (${coins(e.coins)}).`,
  ],
  reservePaid: (e, me) => [
    ...versDe(e.seat, e.to, me, VERSE, coins(e.coins)),
    ' pour la tuile réservée (',
    nom(e.tile),
    ').',
  ],
  reserveGone: (e) => [
    'Tuile réservée (',
    nom(e.tile),
    e.taken ? ') : la réservation prend fin.' : ') : elle disparaît avec le pion Peggy McLaird.',
  ],
  lairdTurned: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'ne peut pas', 'ne pouvez pas')}prendre `,
    ...la(e.tile),
    ' : la carte Peggy McLaird est retournée, et ses pions sont perdus.',
  ],
  hired: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'confie', 'confiez')}${gangsterName(e.gangster)} à l’Écossais `,
    ...(e.from === null ? ['de la réserve'] : dela(e.from)),
    '.',
  ],
  lurked: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'envoie', 'envoyez')}${gangsterName(e.gangster)} chez `,
    vous(e.of, me),
    ' (',
    nom(e.tile),
    ').',
  ],
  sneaked: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'déplace', 'déplacez')}Kenneth McSnitch sur `,
    ...la(e.tile),
    '.',
  ],
  stolen: (e, me) => [
    ...versDe(e.seat, e.of, me, ['vole', 'volez'], goods([e.good])),
    ' (',
    nom(e.tile),
    '), qui va sur ',
    ...la(e.onto),
    '.',
  ],
  darkiePaid: (e, me) => [
    ...versDe(e.seat, e.to, me, VERSE, coins(e.coins)),
    ' pour une tuile posée à côté de Fergus MacDarkie.',
  ],
  sponged: (e, me) => [...versDe(e.seat, e.of, me, ['prend', 'prenez'], vp(1)), ' avec Sibyl MacSponge.'],
  shifted: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'déplace', 'déplacez'),
    ...les(e.tiles),
    ' de chez ',
    vous(e.from, me),
    ' à chez ',
    vous(e.to, me),
    ` (${cell(e.x, e.y)}), avec Derek Anderson`,
    ...(e.scotsmen === 0 && e.goods.length === 0
      ? []
      : [
          ` ; ${[...(e.scotsmen === 0 ? [] : [scotsmen(e.scotsmen)]), ...(e.goods.length === 0 ? [] : [goods(e.goods)])].join(' et ')} sur le Château initial`,
        ]),
    '.',
  ],
  tricked: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'échange', 'échangez')}${element(e.item)} de la Montagne contre ${goods([e.good])} avec Elspeth McTrick.`,
  ],
  staked: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'place', 'placez')}un pion John McClaim sur `,
    ...carte(e.card),
    ' chez ',
    vous(e.of, me),
    '.',
  ],
  stakeGone: (e) => ['Le pion John McClaim quitte ', ...carte(e.card), ', qui est retournée.'],
  pennySlipped: (e, me) => [...versDe(e.seat, e.to, me, ['donne', 'donnez'], 'un sou −1'), ' avec Calum McQuack.'],
  secondDrawn: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'pioche', 'piochez')}un second jeton Récompense avec ${gangsterName(e.gangster)}.`,
  ],
  barged: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'force', 'forcez')}le passage parmi les bateaux adverses avec Bully McMuscle.`,
  ],
  demanded: (e, me) => [
    ...versDe(e.seat, e.of, me, ['réclame', 'réclamez'], 'un jeton Haggis'),
    ' avec Fraser McStarve.',
  ],
  surrendered: (e, me) => [
    ...versDe(
      e.seat,
      e.to,
      me,
      ['donne', 'donnez'],
      `un jeton Haggis${e.value === null ? '' : ` de valeur ${e.value}`}`,
    ),
    '.',
  ],
  rerollOpen: (e, me) => [
    `Décompte du haggis : le dé fait ${e.roll}. `,
    Vous(e.seat, me),
    `${v(e.seat, me, 'peut', 'pouvez')}le faire relancer avec Oonagh McHagg.`,
  ],
  rerolled: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'fait', 'faites')}relancer le dé avec Oonagh McHagg : ${e.roll} au lieu de ${e.from}.`,
  ],
  mobsScored: (e, me) => [
    'Truands et sous : ',
    ...listed(
      e.seats.map((it, seat): Message => [vous(seat, me), ` ${signed(it.gangsters)} et ${signed(it.pennies)} PV`]),
      'et',
    ),
    '.',
  ],
}
