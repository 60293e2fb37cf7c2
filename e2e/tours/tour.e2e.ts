import { setTables, STOPS } from './stops.ts'
import { tour } from '../tour.ts'

tour('a tour of all pages', {
  stops: STOPS,
  french: ['home', 'new table', 'table, your turn', 'table, waiting', 'reveal, summary', 'end', 'rules', 'about'],
  setTables,
})
