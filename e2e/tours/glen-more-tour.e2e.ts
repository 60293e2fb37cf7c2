import { GLEN_STOPS, setGlenTables } from './stops-glen-more.ts'
import { tour } from '../tour.ts'

tour('a tour of Glen More', {
  stops: GLEN_STOPS,
  french: [
    'glen more, new table',
    'glen more, your turn',
    'glen more, ring considered',
    'glen more, placing',
    'glen more, activating',
    'glen more, end',
  ],
  setTables: setGlenTables,
})
