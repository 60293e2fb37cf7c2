import { CLANS_STOPS, setClansTables } from './stops-clans.ts'
import { tour } from '../tour.ts'

tour('a tour of Clans of Caledonia', {
  stops: CLANS_STOPS,
  french: [
    'clans, draft',
    'clans, unit in hand',
    'clans, blocked space',
    'clans, standing',
    'clans, animal to choose',
    'clans, end of round',
    'clans, dice',
    'clans, end',
  ],
  setTables: setClansTables,
})
