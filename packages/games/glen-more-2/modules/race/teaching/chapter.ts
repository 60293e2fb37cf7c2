import type { Chapter } from '@bothy/kernel/lessons'
import { head } from './head.ts'

const ON_THE_WAY_HOME = [
  'a end',
  'b take A2',
  'b claim mckay',
  'b end',
  'b take B1',
  'b claim munro',
  'b build A1',
  'b claim chisholm',
  'b put barley HOME-V2',
  'b settle HOME-C2',
  'b end',
  'a take B14',
  'a place 0,1',
  'a activate HOME-V1',
  'a row',
  'a activate HOME-C1',
  'a row',
  'a activate A7',
  'a row',
  'a token clan',
  'a claim macdonald',
  'a put wood HOME-V1',
  'a put stone HOME-C1',
  'a activate A12',
  'a activate B14',
  'a sell wood HOME-V1',
  'a sell wood B14',
  'a end',
  'a take B6',
  'a spend stone HOME-C1',
  'a place 1,-1',
  'a claim maclachlan',
  'a activate HOME-V1',
  'a row',
  'a activate HOME-C1',
  'a row',
  'a activate R2',
  'a row',
  'a row',
  'a activate B6',
  'a row',
  'a token whisky',
  'a end',
  'b take B5',
  'b sell barley HOME-V2',
  'b place 2,0',
  'b activate HOME-C2',
  'b row',
  'b end',
  'a take B13',
  'a place 2,-1',
  'a activate HOME-C1',
  'a row',
  'a activate R2',
  'a row',
  'a row',
  'a activate B6',
]

export const chapter: Chapter = {
  ...head,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    race: true,
    arranged: {
      order: [0, 1],
      S: ['S1', 'S4', 'S3', 'S2', 'S5'],
      A: ['A7', 'A10', 'A11', 'A12', 'A13', 'A9'],
      B: ['R2', 'B7', 'B8', 'B14', 'B1'],
      race: { start: [0], tokens: ['vp2', 'joker', 'vp3', 'coins2', 'clan', 'vp2'] },
      die: [1, 1, 1, 1],
    },
  },
  seed: 'lesson',
  before: [
    'a take A7',
    'a place 1,1',
    'a end',
    'b take A9',
    'b place -1,0',
    'b end',
    'a take A12',
    'a place 1,2',
    'a end',
  ],
  learnt: [
    {
      en: 'The race starts when someone passes Race Start.',
      fr: 'La course commence quand un joueur dépasse le Départ.',
    },
    {
      en: 'Movement points also row your boat, through every river.',
      fr: 'Les points de mouvement font avancer votre bateau sur toutes les rivières.',
    },
    {
      en: 'First home wins 15 points; castles on the way hold rewards.',
      fr: 'Premier bateau rentré\u00a0: 15\u00a0PV\u202f; les châteaux cachent des récompenses.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Your boat waits at the Home Castle. The race starts when someone passes this tile: Race Start.',
        fr: 'Votre bateau attend au Château initial. La course commence quand un joueur dépasse cette tuile\u00a0: le Départ.',
      },
      point: 'tile R1',
    },
    {
      ask: {
        en: 'Pass it: take the Shipyard at Fort William.',
        fr: 'Dépassez-la\u00a0: prenez le chantier naval de Fort William.',
      },
      expect: ['take R2'],
      point: 'tile R2',
      wrong: {
        en: 'That doesn’t pass Race Start. Jump further, to the shipyard.',
        fr: 'Cela ne dépasse pas le Départ. Allez plus loin, au chantier naval.',
      },
      done: { en: 'The race is on, for everyone!', fr: 'La course est lancée, pour tout le monde\u202f!' },
    },
    {
      ask: {
        en: 'Place it at the right end of your river, where it won’t lengthen the way out.',
        fr: 'Posez-le au bout droit de votre rivière\u00a0: la sortie ne sera pas plus longue.',
      },
      expect: ['place 2,0'],
      free: true,
      point: 'cell 2,0',
      replies: {
        'place 2,0': {
          en: 'Good: two more tiles that give movement are next to it.',
          fr: 'Bien\u00a0: 2\u00a0autres tuiles qui donnent des mouvements sont voisines.',
        },
      },
      tries: [
        {
          ply: 'place -1,0',
          reply: {
            en: 'That adds a space right in front of your boat. Let’s use the other end.',
            fr: 'Cela ajoute une case juste devant votre bateau. Prenons l’autre bout.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'A shipyard gives 2 movement points, castle and village 1 each. Activate all three.',
        fr: 'Le chantier donne 2\u00a0points de mouvement, château et village 1\u00a0chacun. Activez les trois.',
      },
      expect: ['activate R2', 'activate HOME-C1', 'activate A7'],
      all: true,
      point: ['tile R2', 'tile HOME-C1', 'tile A7'],
      holds: { 'players.0.coins': 0, 'players.0.vp': 0 },
      wrong: { en: 'First collect all the points: three tiles.', fr: 'D’abord tous les points\u00a0: 3\u00a0tuiles.' },
      done: {
        en: 'Four points, for Scotsmen or for the boat.',
        fr: '4\u00a0points, pour les Écossais ou pour le bateau.',
      },
    },
    {
      ask: {
        en: 'A point rows your boat one space, from right to left. Row, or move a Scotsman?',
        fr: 'Un point avance votre bateau d’une case, de droite à gauche. Ramer, ou déplacer un Écossais\u202f?',
      },
      expect: ['row'],
      free: true,
      point: ['chronicle race', 'button row'],
      replies: {
        row: {
          en: 'Off you go! Boats pass through every river and come home.',
          fr: 'C’est parti\u202f! Les bateaux traversent toutes les rivières et rentrent.',
        },
      },
      tries: [
        {
          ply: 'move HOME-V1 HOME-C1',
          reply: {
            en: 'Always possible. But with exactly 4 points you’ll reach a castle: row!',
            fr: 'Toujours possible. Mais 4\u00a0points suffisent pour atteindre un château\u00a0: ramez\u202f!',
          },
        },
      ],
      wrong: {
        en: 'A point spent elsewhere, or not at all, is a space your boat won’t gain. Row!',
        fr: 'Un point dépensé ailleurs, ou perdu, est une case de moins pour votre bateau. Ramez\u202f!',
      },
    },
    {
      ask: {
        en: 'Row three more times, into the neutral river, to its castle.',
        fr: 'Ramez encore 3\u00a0fois, dans la rivière neutre, jusqu’à son château.',
      },
      expect: ['row', 'row', 'row'],
      all: true,
      point: ['chronicle race', 'button row'],
      wrong: { en: 'Keep rowing: the castle is close.', fr: 'Ramez encore\u00a0: le château est proche.' },
    },
    {
      ask: {
        en: 'Each castle holds secret reward tokens. Look, and take one.',
        fr: 'Chaque château cache des jetons Récompense. Regardez, et prenez-en un.',
      },
      expect: ['token vp3', 'token coins2'],
      free: true,
      point: 'panel',
      replies: {
        'token vp3': {
          en: '3 points at once. The other token stays, face down.',
          fr: '3\u00a0PV tout de suite. L’autre jeton reste là, face cachée.',
        },
        'token coins2': {
          en: '2 coins at once. The other token stays, face down.',
          fr: '2\u00a0pièces tout de suite. L’autre jeton reste là, face cachée.',
        },
      },
      wrong: {
        en: 'A reward is free, and you’re the first one here: take it.',
        fr: 'Une récompense est gratuite, et vous êtes ici en premier\u00a0: prenez-la.',
      },
      done: {
        en: 'Now row home: through Rory’s river, a neutral one and your own.',
        fr: 'Rentrez par la rivière de Rory, une neutre, puis la vôtre.',
      },
    },
    { skip: ON_THE_WAY_HOME },
    {
      ask: {
        en: 'Some turns later: you’re on your own river, one space from home, with one point left. Row!',
        fr: 'Quelques tours plus tard\u00a0: votre rivière, à une case du but, et il vous reste un point. Ramez\u202f!',
      },
      expect: ['row'],
      point: ['chronicle race', 'button row'],
      holds: { 'chronicles.race.boats.0.left': 1, 'chronicles.race.boats.1.left': 16 },
      wrong: {
        en: 'Rory is still behind, but that can change. Bring your boat home first.',
        fr: 'Rory est encore derrière, mais cela peut changer. Rentrez d’abord votre bateau.',
      },
      done: {
        en: 'First home: 15 points and a cask! Rory is last, so Rory’s coins will score nothing.',
        fr: 'Premier arrivé\u00a0: 15\u00a0PV et 1\u00a0tonneau\u202f! Rory est dernier\u00a0: ses pièces ne vaudront rien.',
      },
    },
    {
      ask: {
        en: 'Your own castle has reward tokens too. Take 2 points, or a resource of your choice?',
        fr: 'Votre château aussi a des jetons Récompense. Prendre 2\u00a0PV, ou une ressource de votre choix\u202f?',
      },
      expect: ['token vp2', 'token joker'],
      free: true,
      point: 'panel',
      replies: {
        'token vp2': { en: '2 points at once.', fr: '2\u00a0PV tout de suite.' },
        'token joker': {
          en: 'Any resource, on any of your tiles with room: it can pay for your next tile.',
          fr: 'Une ressource, sur une de vos tuiles qui a de la place\u00a0: elle paiera la prochaine tuile.',
        },
      },
      wrong: {
        en: 'Nothing is gained by leaving both here: choose one.',
        fr: 'Laisser les deux ne rapporte rien\u00a0: choisissez-en un.',
      },
    },
    {
      say: {
        en: 'You can now row your boat: be first home for 15 points, and never last.',
        fr: 'Vous savez maintenant ramer\u00a0: 15\u00a0PV pour le premier bateau, et gare au dernier.',
      },
      end: true,
    },
  ],
}
