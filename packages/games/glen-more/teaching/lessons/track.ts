import type { Chapter } from '@bothy/kernel/lessons'
import { track } from './heads.ts'

export const chapter: Chapter = {
  ...track,
  seats: 2,
  learner: 'a',
  names: { b: 'Rory' },
  setup: {
    arranged: {
      order: [0, 1],
      stack0: [
        's0-forest-river',
        's0-pasture-river',
        's0-quarry-road',
        's0-field-road',
        's0-village-road',
        's0-quarry-river',
        's0-forest-road',
        's0-meadow-river',
      ],
      stack1: [
        's1-meadow',
        's1-fair',
        's1-village-wood',
        's1-distillery',
        's1-field',
        's1-pasture',
        's1-quarry',
        's1-butcher-sheep',
        's1-village-stone-road',
        's1-loch-lochy',
      ],
      die: [1, 1, 1, 1, 1, 1],
    },
  },
  seed: 'lesson',
  learnt: [
    {
      en: 'The last figure on the track plays: small steps bring more turns.',
      fr: 'Le dernier pion du circuit joue\u00a0: petits pas, plus de tours.',
    },
    {
      en: 'Place each tile beside a clan member; rivers and roads go on.',
      fr: 'Posez près d’un membre du clan\u202f; rivières et routes continuent.',
    },
    {
      en: 'A new tile activates itself and its neighbours, corners included.',
      fr: 'Une tuile posée s’active avec ses voisines, coins compris.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Welcome to the Highlands! You build a clan’s land with the tiles on this track.',
        fr: 'Bienvenue dans les Highlands\u202f! Vous bâtissez le territoire d’un clan avec les tuiles de ce circuit.',
      },
      point: 'track',
    },
    {
      ask: {
        en: 'The last figure on the track plays next. That’s yours! Jump to the nearest tile: the forest.',
        fr: 'Le dernier pion joue\u00a0: c’est le vôtre\u202f! Avancez jusqu’à la tuile la plus proche\u00a0: la forêt.',
      },
      expect: ['take s0-forest-river'],
      point: 'tile s0-forest-river',
      wrong: {
        en: 'You could, and soon you will. For now, take the forest, the nearest tile ahead.',
        fr: 'Ce sera possible bientôt. Pour l’instant, prenez la forêt, la tuile la plus proche.',
      },
      done: {
        en: 'The forest is yours, and your figure stays on its space.',
        fr: 'La forêt est à vous, et votre pion reste sur sa case.',
      },
    },
    {
      ask: {
        en: 'A river crosses it from north to south and must flow on. Place the forest above your village.',
        fr: 'Une rivière la traverse du nord au sud et doit continuer. Posez la forêt au-dessus de votre village.',
      },
      expect: ['place 0,1'],
      point: 'cell 0,1',
      wrong: {
        en: 'The river would flow there too. Go north this time, so that we both see the same land.',
        fr: 'La rivière passerait là aussi. Posons-la au nord, pour la suite de la leçon.',
      },
    },
    {
      say: {
        en: 'A new tile wakes up, and so do the tiles around it, corners included. This is called activating.',
        fr: 'Une nouvelle tuile se réveille, et celles qui l’entourent aussi, même en diagonale. Cela s’appelle activer.',
      },
      point: 'tile s0-forest-river',
    },
    {
      ask: { en: 'Activate the forest.', fr: 'Activez la forêt.' },
      expect: ['activate s0-forest-river'],
      point: 'tile s0-forest-river',
      wrong: {
        en: 'Your village gives something else, which we’ll meet in chapter 2. The forest first, please.',
        fr: 'Votre village donne autre chose, à découvrir au chapitre 2. D’abord la forêt.',
      },
      done: {
        en: 'One wood! It stays on the forest. A tile holds 3 cubes at most.',
        fr: 'Un bois\u202f! Il reste sur la forêt. Une tuile contient 3\u00a0cubes au maximum.',
      },
    },
    {
      ask: {
        en: 'That’s a whole turn: take, place, activate. End your turn.',
        fr: 'Voilà un tour complet\u00a0: prendre, poser, activer. Terminez votre tour.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: { en: 'That can wait: end your turn.', fr: 'Cela peut attendre\u00a0: terminez votre tour.' },
    },
    {
      say: {
        en: 'Now Rory is last, so Rory plays, and then the die. The die just removes a tile.',
        fr: 'Le pion de Rory est maintenant dernier\u00a0: Rory joue, puis le dé. Le dé retire simplement une tuile.',
      },
      point: 'figure b',
    },
    { play: 'b', ply: 'take s0-village-road' },
    { play: 'b', ply: 'place 1,0' },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'You’re last again. Near or far? Choose the quarry, or try the meadow far ahead.',
        fr: 'Votre pion est de nouveau dernier. Près ou loin\u202f? Choisissez la carrière, ou essayez le pré, loin devant.',
      },
      expect: ['take s0-quarry-road'],
      free: true,
      point: 'tile s0-quarry-road',
      replies: {
        'take s0-quarry-road': {
          en: 'A small step. You’ll soon be last again, and that means another turn.',
          fr: 'Un petit pas. Votre pion sera bientôt dernier à nouveau, et vous rejouerez.',
        },
      },
      tries: [
        {
          ply: 'take s1-meadow',
          reply: {
            en: 'A long jump: everyone behind you now plays until they’ve passed you. Let’s take it back and start small.',
            fr: 'Un long saut\u00a0: les autres jouent jusqu’à vous dépasser. Annulons et commençons par un petit pas.',
          },
        },
      ],
      wrong: {
        en: 'Any tile is allowed, but compare these two: the quarry, close by, and the meadow, far ahead.',
        fr: 'Toute tuile est permise, mais comparez ces deux-là\u00a0: la carrière, tout près, et le pré, loin devant.',
      },
    },
    {
      ask: {
        en: 'This tile has a road. Roads run west to east and must go on. Place it right of the village.',
        fr: 'Cette tuile porte une route. Les routes vont d’ouest en est et doivent continuer. Posez-la à droite du village.',
      },
      expect: ['place 1,0'],
      point: 'cell 1,0',
      wrong: {
        en: 'West works too. For this lesson, place it to the east.',
        fr: 'L’ouest convient aussi. Pour cette leçon, posez-la à l’est.',
      },
    },
    {
      ask: {
        en: 'The forest touches it at a corner, so it wakes too. Activate both, in either order.',
        fr: 'La forêt la touche par un coin\u00a0: elle se réveille aussi. Activez les deux, dans l’ordre de votre choix.',
      },
      expect: ['activate s0-quarry-road', 'activate s0-forest-river'],
      all: true,
      point: ['tile s0-quarry-road', 'tile s0-forest-river'],
      wrong: {
        en: 'First the quarry and the forest: a stone and a wood, for free.',
        fr: 'D’abord la carrière et la forêt\u00a0: une pierre et un bois, gratuitement.',
      },
      done: {
        en: 'One stone and a second wood. One tile placed, two tiles at work.',
        fr: 'Une pierre et un deuxième bois. Une seule tuile posée, 2\u00a0au travail.',
      },
    },
    {
      ask: { en: 'End your turn and watch who’s last.', fr: 'Terminez votre tour et regardez qui est dernier.' },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Cubes pay for tiles later, and moving is for chapter 2. End your turn.',
        fr: 'Les cubes paieront des tuiles, et les mouvements viendront au chapitre 2. Terminez votre tour.',
      },
    },
    {
      say: {
        en: 'The die has moved on, and you’re last again! Small steps give you more turns.',
        fr: 'Le dé est parti devant, et votre pion est encore dernier\u202f! Les petits pas donnent plus de tours.',
      },
      point: 'figure a',
    },
    {
      ask: {
        en: 'Now make that long jump: take the meadow.',
        fr: 'Maintenant, faites ce long saut\u00a0: prenez le pré.',
      },
      expect: ['take s1-meadow'],
      point: 'tile s1-meadow',
      wrong: {
        en: 'Tempting! But this time we want the meadow, further ahead.',
        fr: 'Tentant\u202f! Mais cette fois, nous voulons le pré, plus loin.',
      },
    },
    {
      ask: {
        en: 'A tile needs a clan member on one of the eight cells around it. Choose a place that wakes many tiles.',
        fr: 'Il faut un membre du clan sur une des 8\u00a0cases autour. Choisissez un emplacement qui réveille beaucoup de tuiles.',
      },
      expect: ['place 1,1'],
      free: true,
      point: 'clan start-village',
      replies: {
        'place 1,1': {
          en: 'Perfect: village, forest and quarry all touch the meadow.',
          fr: 'Parfait\u00a0: village, forêt et carrière touchent toutes le pré.',
        },
      },
      tries: [
        {
          ply: 'place -1,1',
          reply: {
            en: 'Legal, but the quarry is too far away to wake. Let’s use the corner between both.',
            fr: 'C’est permis, mais la carrière est trop loin. Prenons le coin entre les deux.',
          },
        },
        {
          ply: 'place 1,-1',
          reply: {
            en: 'Legal, but the forest is too far away to wake. Let’s use the corner between both.',
            fr: 'C’est permis, mais la forêt est trop loin. Prenons le coin entre les deux.',
          },
        },
      ],
      wrong: {
        en: 'A cube that’s sold can’t pay for a tile later. Place the meadow first.',
        fr: 'Un cube vendu ne paiera plus de tuile. Posez d’abord le pré.',
      },
    },
    {
      ask: {
        en: 'Three tiles to activate: meadow, forest and quarry. Any order you like.',
        fr: '3\u00a0tuiles à activer\u00a0: pré, forêt et carrière. Dans l’ordre de votre choix.',
      },
      expect: ['activate s1-meadow', 'activate s0-forest-river', 'activate s0-quarry-road'],
      all: true,
      point: ['tile s1-meadow', 'tile s0-forest-river', 'tile s0-quarry-road'],
      wrong: {
        en: 'Don’t leave free cubes behind: meadow, forest and quarry first.',
        fr: 'Ne laissez pas de cubes gratuits\u00a0: d’abord le pré, la forêt et la carrière.',
      },
      done: {
        en: 'Three cubes with one tile. Good places beat good tiles!',
        fr: '3\u00a0cubes avec une seule tuile. Un bon emplacement vaut mieux qu’une bonne tuile\u202f!',
      },
    },
    {
      ask: {
        en: 'End your turn. After such a long jump, the others will play several times.',
        fr: 'Terminez votre tour. Après un si long saut, les autres vont jouer plusieurs fois.',
      },
      expect: ['end'],
      point: 'button end',
      wrong: {
        en: 'Your clan member is well placed, and your cubes won’t spoil. End your turn.',
        fr: 'Votre membre du clan est bien placé, et vos cubes se conservent. Terminez votre tour.',
      },
    },
    { play: 'b', ply: 'take s0-forest-road' },
    { play: 'b', ply: 'place 2,0' },
    { play: 'b', ply: 'activate s0-forest-road' },
    { play: 'b', ply: 'end' },
    {
      say: {
        en: 'Rory again! As the last figure moves on, new tiles come out at the front.',
        fr: 'Encore Rory\u202f! Quand le dernier pion avance, de nouvelles tuiles arrivent devant.',
      },
      point: 'gap',
    },
    { play: 'b', ply: 'take s1-fair' },
    { play: 'b', ply: 'place 2,1' },
    { play: 'b', ply: 'end' },
    {
      ask: {
        en: 'Your turn, and your own choice: take any tile you like.',
        fr: 'À vous, et c’est vous qui choisissez\u00a0: prenez la tuile de votre choix.',
      },
      expect: ['take *'],
      free: true,
      point: 'track',
      wrong: {
        en: 'Selling doesn’t replace a tile: every turn begins with a jump. Take one.',
        fr: 'Vendre ne remplace pas une tuile\u00a0: chaque tour commence par un saut. Prenez-en une.',
      },
      done: {
        en: 'A fine choice! Tiles that everyone leaves behind are gone. In chapter 2 you’ll learn what tiles cost.',
        fr: 'Très bon choix\u202f! Les tuiles laissées derrière tous les pions disparaissent. Au chapitre 2\u00a0: ce que coûtent les tuiles.',
      },
    },
    {
      say: {
        en: 'You can now take a tile from the track, place it beside your clan and wake its neighbours.',
        fr: 'Vous savez maintenant prendre une tuile du circuit, la poser près d’un membre du clan et activer ses voisines.',
      },
      end: true,
    },
  ],
}
