export { Company } from './company.tsx'
export { MyGames } from './my-games.tsx'
