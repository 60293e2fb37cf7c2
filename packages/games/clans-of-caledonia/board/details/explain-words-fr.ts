import { listedText, type Translated } from '@bothy/kernel'
import { counted, de, ordinal, typeset } from '@bothy/kernel/french'
import type { Technology, Terrain } from '@bothy/clans-of-caledonia/data'
import { words as fr } from '@bothy/clans-of-caledonia/words/fr'
import type { explain as en } from './explain-words-en.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const PLACES = {
  grassland: 'sur une prairie',
  forest: 'en forêt',
  mountain: 'en montagne',
} as const satisfies Record<Terrain, string>

const WORKERS = { woodcutter: 'bûcheron', miner: 'mineur' } as const satisfies Record<Technology, string>

export const explain = {
  you: 'vous',
  yours: (unit) => `Votre ${fr.unitName(unit)}`,
  unitOf: (unit, name) => `${capital(fr.unitName(unit))} ${de(name)}`,
  unitHere: (unit, terrain, isDelta) =>
    `${capital(fr.unitName(unit))} ${isDelta ? 'sur un delta' : terrain === null ? 'sur un loch' : PLACES[terrain]}`,
  space: (terrains) => capital(listedText(terrains.map(fr.terrainName), 'et')),
  loch: 'Loch',
  lochText: 'L’expédition le traverse. Seuls les pêcheurs s’y placent.',
  mistText: typeset('Brume : hors jeu à 1 ou 2 joueurs.'),
  blockedText: typeset('Bloquée : aucune unité ne peut s’y placer.'),
  fits: (units) => typeset(`Vous pouvez déployer ici : ${units}.`),
  portHere: (name) => typeset(`Port : ${name}`),
  slaughter: 'Si vous l’abattez',
  goodTitle: capital,
  priceNow: (money) => typeset(`Prix : ${money}`),
  buyers: (who) => typeset(`Achats de la manche : ${who}`),
  sellers: (who) => typeset(`Ventes de la manche : ${who}`),
  have: (goods) => `Vous avez ${goods}.`,
  worthEach: (vp) => `${vp} pièce à la fin de la partie`,
  marketText:
    'Chaque marchandise occupe un marchand jusqu’à la fin de la manche. Le prix bouge ensuite d’un cran par marchandise, vers le haut à l’achat, vers le bas à la vente.',
  recallText: 'Vos marchands posés ici reviennent à la fin de la manche.',
  displayed: 'Disponible',
  drawn: 'Tout juste pioché',
  inBox: (name) => `Dans la caisse d’exportation ${de(name)}`,
  inYourBox: 'Dans votre caisse d’exportation',
  fulfilledBy: (name) => `Rempli par ${name}`,
  underPile: 'Sous la pioche',
  removed: 'Retiré de la partie',
  takeCosts: (money) => `Le prendre coûte ${money} cette manche-ci.`,
  takeBrings: (money) => `Le prendre rapporte ${money} cette manche-ci.`,
  takeFree: 'Le prendre est gratuit cette manche-ci.',
  pileTitle: (n) => typeset(`Pioche : ${counted(n, 'contrat', 'contrats')}`),
  pileText: 'Elle remplit les cases vides avant chaque manche. La dernière usine d’une sorte permet aussi d’y piocher.',
  portTitle: (n, name) => typeset(`Port ${n} : ${name}`),
  usedBy: (who) => `Utilisé par ${who}`,
  unused: 'Personne ne l’a encore utilisé.',
  forRound: (round) => typeset(`Décompte à la fin de la manche ${round}`),
  notInPlay: 'Absente de cette partie',
  wouldGive: (who) => typeset(`Pour l’instant : ${who}`),
  clanTitle: (name) => `Clan ${name}`,
  clanOf: (name) => `Clan ${de(name)}`,
  yourClan: 'Votre clan',
  startingAdds: (what) => `Vous commencez avec ${what}.`,
  shippingTitle: 'Expédition',
  shippingText: typeset(
    'Chaque niveau porte plus loin sur l’eau : pour déployer des unités, utiliser des ports et relier vos villages à la fin.',
  ),
  levelNow: (name) => typeset(`Actuellement : ${name}`),
  levelNext: (name, money) => typeset(`Ensuite : ${name}, pour ${money}`),
  technologyTitle: (technology) => capital(fr.technologyName(technology)),
  technologyText: (technology, money) => `Chaque ${WORKERS[technology]} rapporte ${money} de plus à chaque production.`,
  technologyBrings: (money) => typeset(`Avec vos ouvriers déployés : ${money} par manche`),
  owned: 'Vous l’avez.',
  merchantTitle: 'Marchands',
  merchantText: 'Chaque marchandise achetée ou vendue occupe un marchand. Tous reviennent à la fin de la manche.',
  merchantsNow: (stock, away, unhired) => typeset(`${stock} en stock, ${away} au marché, ${unhired} à engager`),
  costs: (money) => `Coûte ${money}`,
  unitsLeft: (left, placed) => `${placed} sur la carte, ${left} sur le plateau`,
  barrelTitle: (spot) => typeset(`Cave, case ${spot}`),
  barrelText: (money) => `Un fût qui sort d’ici rapporte ${money}.`,
  barrelIn: 'Un fût vieillit ici. Il avance d’une case par manche.',
  barrelNone: 'Vide',
  has: (what) => typeset(`Possède ${what}`),
  produces: (what) => typeset(`Prochaine production : ${what}`),
  nowWorth: (vp) => `${vp} si la partie se terminait maintenant`,
  passed: 'A passé',
  passTitle: 'Passer',
  passText: (money, place) =>
    `Le prochain joueur qui passe reçoit ${money} et sera ${ordinal(place, 'm')} à la manche suivante.`,
  importText: (vp) =>
    typeset(
      `À la fin, la marchandise importée la plus rare vaut ${fr.vp(vp[2] ?? 0)} pièce, la suivante ${vp[1]}, la plus importée ${vp[0]}.`,
    ),
  importFixed: (vp) => `Vaut ${vp} pièce à la fin.`,
  importAll: (n, each) =>
    typeset(`${counted(n, 'importation', 'importations')} en tout : ${each} pièce pour l’instant`),
  importBy: (who) => typeset(`Sur les contrats : ${who}`),
  tokenText: (steps, money) => typeset(`Le jeton rapporte ${money} toutes les ${steps} cases.`),
  markText: {
    reconstructed: typeset('Reconstitué : aucune source publique ne montre ce qui est imprimé ici.'),
    doubtful: 'Lu sur une image, sans certitude.',
    corrected: 'Corrigé à cette table par une personne qui possède le jeu.',
  },
  player: 'Joueur',
  withRound: 'Tuile de la manche',
  nextVerdict: (name, from) => typeset(`${capital(name)} à partir de ${fr.vp(from)}`),
} satisfies Translated<typeof en>
