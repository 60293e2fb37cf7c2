import { notation } from '@bothy/kernel/rule-suite'
import { glenMore } from '../rules/index.ts'
import { tileOf } from './play.ts'

notation(glenMore, {
  examples: {
    take: [['take s1-quarry-2', { type: 'take', tile: tileOf('s1-quarry-2') }]],
    sell: [['sell wood s0-forest-river', { type: 'sell', good: 'wood', tile: tileOf('s0-forest-river') }]],
    discard: [['discard', { type: 'discard' }]],
    pay: [
      ['pay wood wood', { type: 'pay', goods: ['wood', 'wood'] }],
      ['pay', { type: 'pay', goods: [] }],
    ],
    give: [
      ['give start-village', { type: 'give', tile: 0 }],
      ['give chieftain', { type: 'give', tile: null }],
    ],
    spend: [
      ['spend wood s0-forest-river', { type: 'spend', good: 'wood', tile: tileOf('s0-forest-river') }],
      ['spend s0-forest-river', { type: 'spend', good: null, tile: tileOf('s0-forest-river') }],
    ],
    place: [
      ['place 0,-1', { type: 'place', x: 0, y: -1 }],
      ['place 12,3', { type: 'place', x: 12, y: 3 }],
    ],
    choose: [
      ['choose sheep', { type: 'choose', goods: ['sheep'] }],
      ['choose wood stone', { type: 'choose', goods: ['wood', 'stone'] }],
    ],
    activate: [
      ['activate s1-quarry', { type: 'activate', tile: tileOf('s1-quarry'), goods: [] }],
      ['activate s2-iona-abbey grain', { type: 'activate', tile: tileOf('s2-iona-abbey'), goods: ['grain'] }],
      ['activate s1-fair wood sheep', { type: 'activate', tile: tileOf('s1-fair'), goods: ['wood', 'sheep'] }],
      ['activate s1-fair', { type: 'activate', tile: tileOf('s1-fair'), goods: [] }],
    ],
    move: [['move start-village s1-quarry', { type: 'move', from: 0, to: tileOf('s1-quarry') }]],
    promote: [['promote start-village-2', { type: 'promote', tile: 1 }]],
    end: [['end', { type: 'end' }]],
  },
  broken: [
    'take',
    'take s9-quarry',
    'take s1-quarry s1-quarry',
    'sell wood',
    'sell gold s1-quarry',
    'pay wood',
    'spend',
    'spend s0-forest-river wood',
    'spend gold s0-forest-river',
    'spend wood stone s0-forest-river',
    'pay stone wood',
    'pay wood wood wood wood wood wood',
    'give',
    'place 0',
    'place 0,1,2',
    'place 00,1',
    'place -0,1',
    'place 99,0',
    'place 1.5,0',
    'choose',
    'choose wood wood wood',
    'activate',
    'activate s1-quarry wood',
    'activate s1-fair sheep wood',
    'activate s1-fair wood stone grain cattle',
    'move start-village',
    'end now',
    'discard s1-quarry',
  ],
})
